import { modulesToStart, startScripts } from './start-scripts.ts'

/**
 * Begins the scripts of a page after its first paint, so that they compete with nothing that the
 * page needs to be read. It stands at the end of every page.
 */
const modules = modulesToStart()
const start = () => startScripts(modules)
document.currentScript?.remove() // React knows nothing of it

// What nobody sees yet is not painted either.
if (document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
