/** Loads once for the same words, such as a language and a name; a failed load can be retried. */
export function loadOnce<Words extends unknown[], Loaded>(
  load: (...words: Words) => Promise<Loaded>,
): (...words: Words) => Promise<Loaded> {
  const loads = new Map<string, Promise<Loaded>>()
  return (...words) => {
    const key = String(words)
    const loading = loads.get(key) ?? load(...words)
    loads.set(key, loading)
    loading.catch(() => loads.delete(key))
    return loading
  }
}
