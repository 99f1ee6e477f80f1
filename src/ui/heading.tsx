import { cx } from '@styled/css'
import { type HeadingVariantProps, heading } from '@styled/recipes'
import type { ComponentProps } from 'react'
import { fitOf, wordFitOf } from './fit.ts'

interface HeadingProps extends ComponentProps<'h1'> {
  /** Its place in the outline of the page */
  level: 1 | 2 | 3
  look?: HeadingVariantProps['look']
  /** Shrink a long title by its length tier, so that it keeps its place in every language */
  fitted?: boolean
  children: string
}

export function Heading({ level, look, fitted = false, className, ...rest }: HeadingProps) {
  const Tag = `h${level}` as const
  const fit = fitted ? fitOf(rest.children) : 's'
  const wordFit = wordFitOf(rest.children)
  return <Tag {...rest} className={cx(heading({ look, fit, wordFit }), className)} />
}
