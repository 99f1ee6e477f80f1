import type { ComponentProps } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ExternalLinkProps extends ComponentProps<'a'> {
  href: string
  /** Says, to assistive technology, that a new tab opens: "opens in a new tab" */
  note: string
}

/** A link to another site, in a new tab that cannot reach back into this one. */
export function ExternalLink({ note, children, ...rest }: ExternalLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden>{` (${note})`}</VisuallyHidden>
    </a>
  )
}
