const DEFERRED = 'content-visibility: auto; contain-intrinsic-size: auto 60rem'

/**
 * Postpones the layout of everything below the first screen, which is half of the first frame's time
 * (80 to 160 ms on a slow phone). Not where a visitor may begin further down: its height is a guess.
 * On high screens the second section is on the first one: there it would shift, painted a frame later.
 *
 * @returns a function that lays out the rest
 */
export function deferLayoutBelowFold(): () => void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const beginsAtTop = visit?.type === 'navigate' && !location.hash
  if (!beginsAtTop || !('adoptedStyleSheets' in document)) return () => {}

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    `main > section:nth-of-type(n + 3), footer { ${DEFERRED} } @media (max-width: 47.99rem) { main > section:nth-of-type(2) { ${DEFERRED} } }`,
  )
  document.adoptedStyleSheets = [sheet]
  return () => {
    document.adoptedStyleSheets = []
  }
}
