/**
 * Lays out the first screen first: what is below it takes half of the time that the first frame takes
 * (80 to 160 ms of a slow phone's). Where a visitor may begin further down, all is laid out at once, because
 * the heights are guessed.
 *
 * @returns lays out the rest
 */
export function layOutFirstScreen(): () => void {
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
