import type { AnyRouter, BlockerFn } from '@tanstack/react-router'
import {
  isReachable,
  isTranslated,
  reloadInLanguage,
  toastOffline,
} from '../layout/full-page-load.ts'
import { slugOfPath } from '../urls/location.ts'
import { loadPage } from './load-page.ts'

/**
 * Before a navigation: offline the visitor stays, unless the next page is already loaded; a page that
 * the browser has translated is left by a full page load.
 */
export function guardNavigation(router: AnyRouter): void {
  const isBlocked: BlockerFn = async (navigation) => {
    const { currentLocation, nextLocation } = navigation
    if (nextLocation.pathname === currentLocation.pathname) return false
    const needsDocument = isTranslated()
    const canLeave = needsDocument
      ? await isReachable(nextLocation.href)
      : navigator.onLine || (await loadPage(router, nextLocation))
    if (!canLeave) toastOffline()
    return !canLeave || (needsDocument && openDocument(navigation))
  }
  router.history.block({ blockerFn: isBlocked, enableBeforeUnload: false })
}

/** Back has already changed the URL. */
function openDocument({ currentLocation, nextLocation, action }: Parameters<BlockerFn>[0]) {
  const { href, pathname } = nextLocation
  const isSamePage = slugOfPath(pathname) === slugOfPath(currentLocation.pathname)
  if (action === 'PUSH' && isSamePage) reloadInLanguage(href)
  else if (action === 'PUSH') location.assign(href)
  else if (action === 'REPLACE') location.replace(href)
  else location.reload()
  return new Promise<never>(() => {})
}
