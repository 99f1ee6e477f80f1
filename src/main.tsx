import { RouterProvider } from '@tanstack/react-router'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { languageSettled, startBrowserLanguage } from './browser-language.ts'
import { languageOfPath } from './i18n/location.ts'
import { enterPage } from './layout/page-transition.ts'
import { createAppRouter } from './router.ts'

const language = startBrowserLanguage((lang) =>
  router.navigate({ to: '.', params: { lang }, search: true, hash: true, resetScroll: false }),
)
const router = createAppRouter({ language })

// The next page's code loads while the page shown is leaving.
router.subscribe('onBeforeNavigate', ({ toLocation, pathChanged }) => {
  if (!pathChanged) return
  for (const { routeId } of router.matchRoutes(toLocation)) {
    void router
      .loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])
      ?.catch(() => {})
  }
})
router.subscribe('onRendered', enterPage)

await languageSettled(language)

const isPrerendered = '$_TSR' in window
const speaksLanguageOfPath =
  language.getSnapshot().context.current === languageOfPath(location.pathname)

if (isPrerendered && speaksLanguageOfPath) {
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  )
} else {
  // What the shell shows stays until there is a page to show.
  await router.load()
  createRoot(document).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
