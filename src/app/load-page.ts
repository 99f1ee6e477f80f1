import type { AnyRouter } from '@tanstack/react-router'
import { languageOfPath } from '../i18n/detect-language.ts'
import { loadTexts } from '../i18n/load-texts.ts'
import { isReachable, toastOffline } from '../layout/full-page-load.ts'
import { namespacesAt, type PageLocation, slugOfPath } from '../urls/location.ts'
import { postOf } from '../urls/pages.ts'

/** Loads code, texts and article of a page; false if some of it cannot be loaded. */
export async function loadPage(router: AnyRouter, location: PageLocation): Promise<boolean> {
  const lang = languageOfPath(location.pathname)
  const slug = slugOfPath(location.pathname)
  const post = slug && postOf(slug)
  const [routes] = router.getMatchedRoutes(location.pathname)
  try {
    await Promise.all([
      lang && loadTexts(lang, namespacesAt(location)),
      lang &&
        post &&
        import('../content/articles.ts').then(({ loadArticle }) => loadArticle(post, lang)),
      ...routes.map((route) => router.loadRouteChunk(route)),
    ])
  } catch (error) {
    // Only a release makes files disappear; in development they are missing or wrong.
    if (import.meta.env.DEV) throw error
    return false
  }
  // `undefined` means loaded: a promise would still be pending.
  return routes.every((route) => router.loadRouteChunk(route) === undefined)
}

/**
 * Resolves when a page can be shown. Where it cannot be loaded, its prerendered document is (after a
 * release the old files are gone); where that cannot be reached either, the visitor is told, and stays on
 * the page shown. Pending for ever in both cases.
 */
export async function readyToShow(
  router: AnyRouter,
  location: PageLocation,
  signal: AbortSignal,
): Promise<void> {
  if ((await loadPage(router, location)) || signal.aborted) return
  const hasDocument = await isReachable(window.location.href)
  if (signal.aborted) return
  if (hasDocument) window.location.reload()
  else stay(router)
  return new Promise(() => {})
}

/** The URL has changed already, the page has not. */
function stay(router: AnyRouter): void {
  toastOffline()
  const { resolvedLocation, location } = router.state
  const steps = (resolvedLocation?.state.__TSR_index ?? 0) - location.state.__TSR_index
  if (steps !== 0) router.history.go(steps)
  else if (resolvedLocation) router.history.replace(resolvedLocation.href, resolvedLocation.state)
}
