import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorScreen } from '../layout/error-screen.tsx'
import { pageTransition } from '../layout/page-transition.ts'
import type { RouterContext } from '../routes/__root.tsx'
import { parseSearch, stringifySearch } from '../urls/search.ts'
import { routeTree } from './routeTree.gen.ts'

/**
 * @param history the browser's, where the router keeps scroll positions; a server's router is given
 *   one for each request
 */
export const createAppRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    ...(history && { history, scrollRestoration: true }),
    parseSearch,
    stringifySearch: (search) => stringifySearch(search, history?.location.search),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    defaultViewTransition: { types: () => (pageTransition.hasSharedElements ? [] : false) },
  })

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
