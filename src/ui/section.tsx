import { cx } from '@styled/css'
import { type SectionVariantProps, section } from '@styled/recipes'
import type { ComponentProps } from 'react'

type SectionProps = ComponentProps<'section'> & SectionVariantProps

/** A full-width section of the page. Its content goes into `Bounds`. */
export function Section({ ground, space, className, ...rest }: SectionProps) {
  return <section {...rest} className={cx(section({ ground, space }), className)} />
}
