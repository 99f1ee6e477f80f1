import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { languageSettled, startBrowserLanguage } from './browser-language.ts'
import { languageOfPath, resolveLocation } from './i18n/location.ts'
import { enterPage } from './layout/page-transition.ts'
import { createAppRouter } from './router.ts'

const language = startBrowserLanguage((lang) =>
  router.navigate({
    to: '.',
    params: { lang },
    search: true,
    hash: true,
    resetScroll: false,
    hashScrollIntoView: false,
  }),
)
await languageSettled(language)
const { current } = language.getSnapshot().context

const isPrerendered = '$_TSR' in window && languageOfPath(location.pathname) === current

// The routes correct a location too, but a malformed one would match none of them.
const { pathname, search, hash } = location
const page = resolveLocation(pathname, current)
if (page !== pathname) history.replaceState(history.state, '', page + search + hash)

const router = createAppRouter({ language })

// The next page's code loads while the page shown is leaving.
router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
  if (!pathChanged) return
  for (const { routeId } of router.matchRoutes(toLocation)) {
    const route = router.routesById[routeId as keyof typeof router.routesById]
    void router.loadRouteChunk(route)?.catch(() => {})
  }
})
router.subscribe('onRendered', enterPage)

if (isPrerendered) {
  // In a transition React gives way to the visitor between one piece of the page and the next.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
} else {
  // What the shell shows stays until there is a page to show.
  await router.load()
  createRoot(document).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
