/**
 * Starts the scripts of a page, which are being fetched meanwhile, after its first paint, and adds the
 * web app manifest, so that neither delays the paint. Inlined at the end of every page.
 */
import { deferLayoutBelowFold } from './defer-layout.ts'
import { startScripts, urlsIn } from './start-scripts.ts'

/** The scripts start this long after the first frame, even if no paint is reported. */
const PAINT_TIMEOUT_MS = 800

const modules = urlsIn('modules')
const manifest = Object.assign(document.createElement('link'), {
  rel: 'manifest',
  href: '/manifest.webmanifest',
})
const layOutRest = deferLayoutBelowFold()
document.currentScript?.remove() // React did not render it: a hydration mismatch

const painted = new Promise<void>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
})
const waited = new Promise((resolve) => {
  requestAnimationFrame(() => setTimeout(resolve, PAINT_TIMEOUT_MS))
})
// A hidden tab never paints.
const readyToStart = document.hidden ? Promise.resolve() : Promise.race([painted, waited])

const start = () => {
  layOutRest()
  startScripts(modules)
  document.head.append(manifest)
}
// Chrome 73 to 76 report paints, but refuse to observe one type.
readyToStart.then(start, start)
