import { createRouter, stringifySearchWith } from '@tanstack/react-router'
import { ErrorScreen } from './layout/error-screen.tsx'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'

/** Search parameters are plain text, and the first of a name counts: as the server reads them. */
function parseSearch(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries([...parameters].map(([name]) => [name, parameters.get(name) ?? '']))
}

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
