import type { ComponentProps } from 'react'
import { useT } from '../i18n/use-t.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string
}

/** A link to another site, in a new tab without `window.opener`; announced as such. */
export function ExternalLink({ children, ...rest }: ExternalLinkProps) {
  const t = useT()
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` (${t('ui.opensInNewTab')})`}</VisuallyHidden>
    </a>
  )
}
