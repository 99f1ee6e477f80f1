import { createRouter } from '@tanstack/react-router'
import { ErrorScreen } from './layout/error-screen.tsx'
import { routeTree } from './routeTree.gen.ts'
import type { RouterContext } from './router-context.ts'

export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
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
