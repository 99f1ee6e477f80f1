import { Outlet, useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { type Page, pageOfPath } from '../i18n/location.ts'
import { presentPage } from './page-transition.ts'
import { Toaster } from './toaster.tsx'
import { useUnavailableLanguageToast } from './unavailable-language.ts'

/** Every page's frame: header, the page itself, footer and the toast area (specification §2). */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  const page = usePresentedPage()

  useLayoutEffect(() => {
    presentPage(main.current && { element: main.current, page })
    return () => presentPage(null)
  }, [page])
  useUnavailableLanguageToast()

  return (
    <>
      <main ref={main} id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Toaster />
    </>
  )
}

/** What the router has on the screen, as opposed to what it is loading. */
const usePresentedPage = (): Page =>
  useMatches({ select: (matches) => pageOfPath(matches.at(-1)?.pathname ?? '') ?? '' })
