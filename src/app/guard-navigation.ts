import type { AnyRouter, BlockerFn } from '@tanstack/react-router'
import { languageOfPath } from '../i18n/detect-language.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { isTranslated, toastOffline } from '../layout/whole-document.ts'
import { namespacesAt } from '../urls/location.ts'

type Departure = Parameters<BlockerFn>[0]

/**
 * Before a navigation: offline the visitor stays, unless the next page is already loaded; a page that
 * the browser has translated is left by a full page load.
 */
export function guardNavigation(router: AnyRouter): void {
  const isBlocked: BlockerFn = async ({ currentLocation, nextLocation, action }) => {
    if (nextLocation.pathname === currentLocation.pathname) return false
    const needsDocument = isTranslated()
    if (!navigator.onLine && (needsDocument || !(await isHere(router, nextLocation)))) {
      toastOffline()
      return true
    }
    return needsDocument && openDocument(nextLocation, action)
  }
  router.history.block({ blockerFn: isBlocked, enableBeforeUnload: false })
}

/** Whether code and messages of a page are loaded. */
async function isHere(router: AnyRouter, { pathname, search }: Departure['nextLocation']) {
  const lang = languageOfPath(pathname)
  const [routes] = router.getMatchedRoutes(pathname)
  try {
    if (lang) await loadMessages(lang, namespacesAt({ pathname, search }))
    await Promise.all(routes.map((route) => router.loadRouteChunk(route)))
  } catch {
    return false
  }
  // `undefined` means loaded: a promise would still be pending.
  return routes.every((route) => router.loadRouteChunk(route) === undefined)
}

/** Back has already changed the URL. */
function openDocument({ href }: Departure['nextLocation'], action: Departure['action']) {
  if (action === 'PUSH') location.assign(href)
  else if (action === 'REPLACE') location.replace(href)
  else location.reload()
  return new Promise<never>(() => {})
}
