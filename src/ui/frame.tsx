import { cx } from '@styled/css'
import { type FrameVariantProps, frame } from '@styled/recipes'
import type { ComponentProps } from 'react'

type FrameProps = ComponentProps<'div'> & FrameVariantProps

/** A panel with the signature corner, filled with one of the inks. */
export function Frame({ tone, size, className, ...rest }: FrameProps) {
  return <div {...rest} className={cx(frame({ tone, size }), className)} />
}
