import { createRouter } from '@tanstack/react-router'
import { ErrorScreen } from './layout/error-screen.tsx'
import { pageTransition } from './layout/page-transition.ts'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { parseSearch, stringifySearch } from './search.ts'

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
    defaultViewTransition: { types: () => (pageTransition.hasTravellers ? [] : false) },
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
