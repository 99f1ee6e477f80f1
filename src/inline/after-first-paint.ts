import { modulesToStart, startScripts } from './start-scripts.ts'

/**
 * Starts the scripts of a page after its first paint, so that they do not compete with what the
 * page needs to be read; nor does the manifest, which is for installing the site. Inlined at the
 * end of every page.
 */
const modules = modulesToStart()
const manifest = Object.assign(document.createElement('link'), {
  rel: 'manifest',
  href: '/manifest.webmanifest',
})
const start = () => {
  startScripts(modules)
  document.head.append(manifest)
}
document.currentScript?.remove() // or hydration would find a node that React did not render

// A hidden tab never paints.
if (document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
