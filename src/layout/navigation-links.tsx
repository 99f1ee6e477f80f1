import { createLink, useLocation } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { HEADER_PAGES, pageEntry, routeOf } from '../urls/pages.ts'

interface NavigationLinksProps {
  className: string | undefined
  onClick?: () => void
  /** Follows each label */
  children?: ReactNode
}

/** A link to a page; it is the current one on the pages below it, too, but not the current page. */
const PageLink = createLink(({ 'aria-current': current, ...rest }: ComponentProps<'a'>) => {
  const isPage = useLocation({ select: ({ pathname }) => pathname === rest.href })
  return <a {...rest} aria-current={current && (isPage ? 'page' : 'true')} />
})

/** The pages of the header as list items; the one that is shown carries `aria-current`. */
export function NavigationLinks({ className, onClick, children }: NavigationLinksProps) {
  const t = useT()
  const lang = useLanguage()
  return HEADER_PAGES.map((page) => (
    <li key={page}>
      <PageLink
        to={routeOf(page)}
        params={{ lang }}
        activeOptions={{ exact: page === '', includeSearch: false }}
        className={className}
        {...(onClick && { onClick })}
      >
        {t(`nav.${pageEntry(page).label}`)}
        {children}
      </PageLink>
    </li>
  ))
}
