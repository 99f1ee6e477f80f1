import { Outlet, useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { slugOfPath } from '../urls/location.ts'
import type { PageSlug } from '../urls/pages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HYDRATED_EVENT } from './hydration.ts'
import { useUnavailableLanguage } from './language/use-unavailable-language.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { pageTransition } from './page-transition.ts'
import { SkipLink } from './skip-link.tsx'
import { Toaster } from './toaster/toaster.tsx'
import { useMobileMenu } from './use-mobile-menu.ts'

const CONTENT_ID = 'content'

/**
 * Every page's frame: header, the page itself, footer and the toast area (specification, Header and
 * footer).
 */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  const page = useRenderedPage()
  const mobileMenu = useMobileMenu()

  useLayoutEffect(() => {
    pageTransition.present(main.current && { element: main.current, page })
    return () => pageTransition.present(null)
  }, [page])
  useUnavailableLanguage()
  useLayoutEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])

  return (
    <>
      <SkipLink to={CONTENT_ID} inert={mobileMenu.isOpen} />
      <Header mobileMenu={mobileMenu} />
      <main ref={main} id={CONTENT_ID} tabIndex={-1} inert={mobileMenu.isOpen}>
        <Outlet />
      </main>
      <Footer inert={mobileMenu.isOpen} />
      <Toaster />
      <LoadingScreen />
    </>
  )
}

/** The page on the screen, as opposed to the one that is loading. */
const useRenderedPage = (): PageSlug =>
  useMatches({ select: (matches) => slugOfPath(matches.at(-1)?.pathname ?? '') ?? '' })
