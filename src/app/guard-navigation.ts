import type { AnyRouter, BlockerFn } from '@tanstack/react-router'
import { languageOfPath } from '../i18n/detect-language.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { isTranslated, toastOffline } from '../layout/whole-document.ts'
import { namespacesAt } from '../urls/location.ts'

type Departure = Parameters<BlockerFn>[0]

/**
 * Before another page is shown: offline the visitor stays where they are, unless the page is here
 * already; and a page that the browser has translated is left by a document of its own.
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

/** Whether code and messages of a page have been loaded. */
async function isHere(router: AnyRouter, { pathname, search }: Departure['nextLocation']) {
  const lang = languageOfPath(pathname)
  const [routes] = router.getMatchedRoutes(pathname)
  try {
    if (lang) await loadMessages(lang, namespacesAt({ pathname, search }))
    await Promise.all(routes.map((route) => router.loadRouteChunk(route)))
  } catch {
    return false
  }
  // What has been loaded has nothing more to wait for.
  return routes.every((route) => router.loadRouteChunk(route) === undefined)
}

/** Back has changed the address already. */
function openDocument({ href }: Departure['nextLocation'], action: Departure['action']) {
  if (action === 'PUSH') location.assign(href)
  else if (action === 'REPLACE') location.replace(href)
  else location.reload()
  return new Promise<never>(() => {})
}
