import { toast } from './toaster/toast.ts'

/*
 * Sometimes only a new document helps: after a release the files of the old one are gone, and in a page
 * that the browser has translated React looks for its own texts in vain.
 */

/** Whether the browser or an extension has put translations, elements of its own, in place of texts. */
export const isTranslated = (): boolean =>
  document.querySelector('html[class*=translated-], font') !== null

export const toastOffline = () =>
  toast.error({ title: 'ui.offline.title', description: 'ui.offline.description' })

/** Whether the site answers: without it the browser would show an error page of its own. */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

async function reload(): Promise<void> {
  if (await isReachable(location.href)) location.reload()
  else toastOffline()
}

/** Says that part of the page is missing, and offers the page as the site has it now. */
export const toastNotLoaded = () =>
  toast.error({ title: 'ui.notStarted', action: { label: 'errorPage.reload', run: reload } })
