import { cx } from '@styled/css'
import { type ButtonVariantProps, button } from '@styled/recipes'
import { createLink } from '@tanstack/react-router'
import { ArrowRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

interface Look extends ButtonVariantProps {
  /** An arrow after the label, for links and actions that lead on */
  arrow?: boolean
}

const arrowIcon = <Icon of={ArrowRight} bold />

export function Button({
  tone,
  size,
  arrow,
  type = 'button',
  className,
  children,
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button {...rest} type={type} className={cx(button({ tone, size }), className)}>
      {children}
      {arrow && arrowIcon}
    </button>
  )
}

/** A link to a file or an external URL that looks like a button. */
export function ButtonAnchor({
  tone,
  size,
  arrow,
  className,
  children,
  'aria-current': _current,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    // The router would mark it by the search string, which prerendered HTML does not know.
    <a {...rest} data-status={undefined} className={cx(button({ tone, size }), className)}>
      {children}
      {arrow && arrowIcon}
    </a>
  )
}

/** A link to a page of the site that looks like a button; its target is checked by the router. */
export const ButtonLink = createLink(ButtonAnchor)
