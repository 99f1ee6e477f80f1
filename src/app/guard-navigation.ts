import type { AnyRouter, BlockerFn } from '@tanstack/react-router'
import { isReachable, isTranslated, toastOffline } from '../layout/full-page-load.ts'
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

/** Opens the next page as a document and never resolves. After Back its URL is there already: reload. */
function openDocument({ nextLocation: { href }, action }: Parameters<BlockerFn>[0]) {
  if (action === 'PUSH') location.assign(href)
  else if (action === 'REPLACE') location.replace(href)
  else location.reload()
  return new Promise<never>(() => {})
}
