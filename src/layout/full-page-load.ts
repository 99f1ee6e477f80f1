import { REACHABLE_TIMEOUT_MS } from '../tuning.ts'
import { toast } from './toaster/toast.ts'

/*
 * Full page loads where the router cannot help: after a release the old files are gone, and in a page
 * that the browser has translated React's text nodes are.
 */

/** Whether the browser or an extension has translated the page. */
export const isTranslated = (): boolean =>
  document.querySelector('html[class*=translated-], font') !== null

export const toastOffline = () =>
  toast.error({ title: 'ui.offline.title', description: 'ui.offline.description' })

/** Whether the site is reachable; if not, a page load would show the browser’s error page. */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(REACHABLE_TIMEOUT_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Reloads the page; offline it stays, and the visitor is told. */
export async function reload(): Promise<void> {
  if (await isReachable(location.href)) location.reload()
  else toastOffline()
}

/**
 * Opens this page in another language, with what its entry of the history keeps: a ticket, or a voice
 * that was drawn. The router's `pushState` would navigate in place; its index of the entry tells Back
 * from Forward, its key a place from another.
 */
export function reloadInLanguage(href: string): void {
  const key = `${Math.random()}`
  const index = (history.state?.__TSR_index ?? 0) + 1
  const state = { ...history.state, key, __TSR_key: key, __TSR_index: index }
  History.prototype.pushState.call(history, state, '', href)
  location.reload()
}

/** A toast that offers a reload. */
export const toastNotLoaded = () =>
  toast.error({ title: 'ui.notStarted', action: { label: 'errorPage.reload', run: reload } })
