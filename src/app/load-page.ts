import type { AnyRouter } from '@tanstack/react-router'
import { languageOfPath } from '../i18n/detect-language.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { addressOfPath, namespacesAt, type PageLocation } from '../urls/location.ts'
import { postOf } from '../urls/pages.ts'

/** Loads code, messages and article of a page; false if some of it cannot be loaded. */
export async function loadPage(router: AnyRouter, location: PageLocation): Promise<boolean> {
  const lang = languageOfPath(location.pathname)
  const address = addressOfPath(location.pathname)
  const post = address && postOf(address)
  const [routes] = router.getMatchedRoutes(location.pathname)
  try {
    await Promise.all([
      lang && loadMessages(lang, namespacesAt(location)),
      lang &&
        post &&
        import('../content/articles.ts').then(({ loadArticle }) => loadArticle(post, lang)),
      ...routes.map((route) => router.loadRouteChunk(route)),
    ])
  } catch {
    return false
  }
  // `undefined` means loaded: a promise would still be pending.
  return routes.every((route) => router.loadRouteChunk(route) === undefined)
}
