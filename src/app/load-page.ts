import type { AnyRouter } from '@tanstack/react-router'
import { languageOfPath } from '../i18n/detect-language.ts'
import type { Language } from '../i18n/languages.ts'
import { loadLanguage, loadTexts } from '../i18n/load-texts.ts'
import { isReachable, isTranslated, toastOffline } from '../layout/full-page-load.ts'
import { namespacesAt, type PageLocation, resolveLocation, slugOfPath } from '../urls/location.ts'
import { postOf } from '../urls/pages.ts'

/** Loads code, texts and article of a page; false if some of it cannot be loaded. */
export async function loadPage(router: AnyRouter, location: PageLocation): Promise<boolean> {
  const lang = languageOfPath(location.pathname)
  const [routes] = router.getMatchedRoutes(location.pathname)
  try {
    await Promise.all([
      lang && loadContent(lang, location),
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

async function loadContent(lang: Language, location: PageLocation): Promise<void> {
  const post = postOf(slugOfPath(location.pathname) ?? '')
  await Promise.all([
    loadTexts(lang, namespacesAt(location)),
    post && import('../content/articles.ts').then(({ loadArticle }) => loadArticle(post, lang)),
  ])
}

/** Loads the page shown in another language; rejects if it cannot be shown in place of this one. */
export async function loadInLanguage(router: AnyRouter, lang: Language): Promise<void> {
  const { pathname, search } = location
  const page = { pathname: resolveLocation(pathname, lang), search }
  const [isLoaded] = await Promise.all([loadPage(router, page), loadLanguage(lang, [])])
  if (!isLoaded || isTranslated()) throw new Error(`${page.pathname} cannot be shown`)
  // The visitor has opened another page meanwhile.
  if (location.pathname !== pathname) await loadInLanguage(router, lang)
}

/**
 * Resolves when a page can be shown. Where it cannot be loaded, its prerendered document is (after a
 * release the old files are gone); where that cannot be reached either, the visitor is told, and stays on
 * the page shown. Pending for ever in both cases.
 */
export async function whenPageCanBeShown(
  router: AnyRouter,
  location: PageLocation,
  signal: AbortSignal,
): Promise<void> {
  if ((await loadPage(router, location)) || signal.aborted) return
  const hasDocument = await isReachable(window.location.href)
  if (signal.aborted) return
  if (hasDocument) reloadAtTop()
  else stay(router)
  return new Promise(() => {})
}

/** The URL has changed already: left to the browser, its page would be scrolled as far as the one shown. */
function reloadAtTop(): void {
  document.addEventListener('visibilitychange', () => {
    history.scrollRestoration = 'manual'
  })
  window.location.reload()
}

/** The URL has changed already, the page has not. */
function stay(router: AnyRouter): void {
  toastOffline()
  const { resolvedLocation, location } = router.state
  const steps = (resolvedLocation?.state.__TSR_index ?? 0) - location.state.__TSR_index
  if (steps !== 0) router.history.go(steps)
  else if (resolvedLocation) router.history.replace(resolvedLocation.href, resolvedLocation.state)
}
