import { css, cx } from '@styled/css'
import { button } from '@styled/recipes'
import { Outlet, useMatches } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
import { useT } from '../i18n/use-t.ts'
import { slugOfPath } from '../urls/location.ts'
import type { PageSlug } from '../urls/pages.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { HYDRATED_EVENT } from './hydration.ts'
import { useUnavailableLanguage } from './language/use-unavailable-language.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { pageTransition } from './page-transition.ts'
import { Toaster } from './toaster/toaster.tsx'
import { useMobileMenu } from './use-mobile-menu.ts'

const CONTENT_ID = 'content'

const skipLink = css({
  position: 'fixed',
  top: '3',
  insetInlineStart: '3',
  maxWidth: '[calc(100% - 2 * {spacing.3})]',
  zIndex: 'skip',
  translate: '[0 -200%]',
  _focus: { translate: '[0]' },
})

/**
 * Every page's frame: header, the page itself, footer and the toast area (specification, Header and
 * footer).
 */
export function Layout() {
  const t = useT()
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
      {/* The first tab stop of the page. `src/app/inline/early-press.ts` handles it, without scripts the browser does. */}
      <a
        href={`#${CONTENT_ID}`}
        inert={mobileMenu.isOpen}
        className={cx(button({ tone: 'creator' }), skipLink)}
      >
        {t('ui.skipToContent')}
      </a>
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
