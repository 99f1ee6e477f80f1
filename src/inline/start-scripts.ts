/**
 * Begins the scripts of the document after its first paint, so that they compete with nothing that
 * a page needs to be read. It stands in every document; its element names the modules, each after
 * those that it needs:
 *
 *   <script data-modules="/assets/react.js /assets/home.js">…</script>
 */
const modules = document.currentScript?.dataset.modules?.split(' ') ?? []

/** All are fetched at once, and each is evaluated in a task of its own, in this order. */
function start(): void {
  for (const src of modules) {
    const script = document.createElement('script')
    document.head.append(
      Object.assign(script, { type: 'module', src, async: false, fetchPriority: 'low' }),
    )
  }
}

document.currentScript?.remove() // React knows nothing of it

// What nobody sees yet is not painted either.
if (document.hidden) start()
else requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
