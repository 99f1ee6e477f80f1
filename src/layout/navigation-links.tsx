import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { PAGES, pageEntry, routeOf } from '../urls/pages.ts'

interface NavigationLinksProps {
  className: string | undefined
  onClick?: () => void
  /** Follows each label */
  children?: ReactNode
}

/** All pages as list items; the one that is shown carries `aria-current`. */
export function NavigationLinks({ className, onClick, children }: NavigationLinksProps) {
  const t = useT()
  const lang = useLanguage()
  return PAGES.map((page) => (
    <li key={page}>
      <Link
        to={routeOf(page)}
        params={{ lang }}
        activeOptions={{ exact: page === '', includeSearch: false }}
        className={className}
        {...(onClick && { onClick })}
      >
        {t(`nav.${pageEntry(page).label}`)}
        {children}
      </Link>
    </li>
  ))
}
