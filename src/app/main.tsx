import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isPageStatic, keepPageStatic } from '../layout/hydration.ts'
import { pageTransition } from '../layout/page-transition.ts'
import { resolveLocation } from '../urls/location.ts'
import { startBrowserLanguage, whenLanguageSettled } from './browser-language.ts'
import { guardNavigation } from './guard-navigation.ts'
import { keepInput } from './keep-input.ts'
import { loadInLanguage, loadPage, whenPageCanBeShown } from './load-page.ts'
import { type AppRouter, createAppRouter } from './router.ts'

/** Splits the start into short tasks. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** No top-level await: WebKit hangs when the page is left meanwhile. */
async function start(): Promise<void> {
  const language = startBrowserLanguage({
    loadPage: (lang) => loadInLanguage(router, lang),
    openInLanguage: (lang) =>
      router.navigate({
        to: '.',
        params: { lang },
        search: true,
        hash: true,
        // Of the page that stays: its ticket, or a voice that was drawn (which the router has not seen)
        state: history.state,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
  })
  await whenLanguageSettled(language)
  const settled = language.getSnapshot()
  const hasNoTexts = settled.matches('failed')
  const isPrerendered = '$_TSR' in window

  // The routes correct a location too, but a malformed one matches no route.
  const { pathname, search, hash } = location
  const page = resolveLocation(pathname, settled.context.current)
  if (page !== pathname) history.replaceState(history.state, '', page + search + hash)

  await nextTask()
  // Asked before the router takes over; 'manual' two pages back from another site, as the router left it.
  const isScrolledByBrowser = history.scrollRestoration === 'auto' || scrollY > 0
  const router = createAppRouter(
    {
      language,
      whenPageCanBeShown: (target, signal) => whenPageCanBeShown(router, target, signal),
    },
    createBrowserHistory(),
  )
  shareScrollRestoration(isPrerendered)
  if (isPrerendered && isScrolledByBrowser) leaveScrollToVisitor(router)

  // The location asked for last: Back before the next page has come is no click on a link to this one.
  let target = router.latestLocation.href
  router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
    if (toLocation.href === target && !toLocation.hash) pageTransition.returnToTop()
    target = toLocation.href
    // The next page loads while the one shown is leaving.
    if (pathChanged) {
      void loadPage(router, { pathname: toLocation.pathname, search: toLocation.searchStr })
    }
  })
  router.subscribe('onRendered', ({ toLocation }) => pageTransition.enter(toLocation.hash))
  guardNavigation(router)

  await nextTask()
  if (isPrerendered && (hasNoTexts || isPageStatic())) {
    keepPageStatic()
  } else if (hasNoTexts && page !== pathname) {
    // The shell has no content; the page itself is prerendered.
    location.reload()
  } else if (isPrerendered) {
    keepInput()
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  } else {
    // Keeps the shell's spinner until there is a page to show.
    await router.load()
    createRoot(document).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  }
}

/**
 * The first render of a prerendered page must not scroll: the browser has restored the position or gone
 * to the anchor, and the visitor may have scrolled since.
 */
function leaveScrollToVisitor(router: AppRouter): void {
  let isRendered = false
  router.options.scrollRestoration = () => isRendered
  router.subscribe('onRendered', () => {
    if (isRendered) return
    isRendered = true
    // The router saves positions only of what has scrolled since a render.
    document.dispatchEvent(new Event('scroll'))
  })
}

/**
 * The router restores scroll positions, except where only the browser can: while a prerendered page loads
 * (WebKit does it on load), and in the background, where a phone may discard the tab without `pagehide`.
 */
function shareScrollRestoration(isPrerendered: boolean): void {
  const share = () => {
    const isLoading = isPrerendered && document.readyState !== 'complete'
    history.scrollRestoration = isLoading || document.hidden ? 'auto' : 'manual'
  }
  share()
  document.addEventListener('visibilitychange', share)
  addEventListener('load', () => setTimeout(share))
}

start().catch((error) => {
  keepPageStatic()
  throw error
})
