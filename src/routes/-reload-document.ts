/** Fallback when the words of a page fail to load: its prerendered document. */
export function reloadDocument(): Promise<never> {
  window.location.reload()
  return new Promise(() => {})
}
