import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Language } from '../../src/i18n/languages.ts'
import { loadAllTexts } from '../../src/i18n/load-texts.ts'
import { rawSearch, type Search } from '../../src/urls/search.ts'
import { elementError } from './element-error.ts'

configure({ getElementError: elementError })

/**
 * Renders something as part of a page in a language; `switchTo` goes to another language.
 *
 * @param at the rest of the URL, for what reads it: `/blog?q=brief`
 */
export async function renderInLanguage(language: Language, children: ReactNode, at = '') {
  await loadAllTexts()
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: `/$lang${at.replace(/\?.*/, '')}`,
    validateSearch: rawSearch<Search>(),
    component: () => children,
  })
  const home = createRoute({ getParentRoute: () => root, path: '/$lang', component: () => 'Home' })
  const router = createRouter({
    routeTree: root.addChildren(at ? [page, home] : [page]),
    history: createMemoryHistory({ initialEntries: [`/${language}${at}`] }),
    // Only a path without a language asks the language machine, and there is none here.
    context: { language: undefined as never },
  })
  await router.load()
  const view = render(<RouterProvider router={router as never} />)
  const switchTo = (lang: Language) =>
    act(() => router.navigate({ to: '.', params: { lang }, search: true } as never))
  return { ...view, router, switchTo }
}
