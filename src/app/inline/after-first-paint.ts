import { layOutFirstScreen } from './first-layout.ts'
import { startScripts, urlsIn } from './start-scripts.ts'

/** Where no paint is reported this long after the first frame, the scripts start anyway. */
const PAINT_TIMEOUT_MS = 800

/**
 * Starts the scripts of a page after its first paint, so that they do not compete with what the
 * page needs to be read; until then they are fetched. Nor does the manifest compete, which is for installing
 * the site. Inlined at the end of every page.
 */
const modules = urlsIn('modules')
const manifest = Object.assign(document.createElement('link'), {
  rel: 'manifest',
  href: '/manifest.webmanifest',
})
const layOutRest = layOutFirstScreen()
document.currentScript?.remove() // or hydration would find a node that React did not render

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
const mayStart = document.hidden ? Promise.resolve() : Promise.race([painted, waited])

mayStart.then(() => {
  layOutRest()
  startScripts(modules)
  document.head.append(manifest)
})
