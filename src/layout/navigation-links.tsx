import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NAVIGATION } from '../content/navigation.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'

interface NavigationLinksProps {
  className: string | undefined
  onClick?: () => void
  /** Follows each label */
  children?: ReactNode
}

/** The six pages as list items; the one that is shown carries `aria-current`. */
export function NavigationLinks({ className, onClick, children }: NavigationLinksProps) {
  const t = useT()
  const lang = useLanguage()
  return NAVIGATION.map(({ to, label, exact }) => (
    <li key={to}>
      <Link
        to={to}
        params={{ lang }}
        activeOptions={{ exact, includeSearch: false }}
        className={className}
        {...(onClick && { onClick })}
      >
        {t(label)}
        {children}
      </Link>
    </li>
  ))
}
