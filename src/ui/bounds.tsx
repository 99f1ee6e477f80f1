import { cx } from '@styled/css'
import { bounds } from '@styled/recipes'
import type { ComponentProps } from 'react'

interface BoundsProps extends ComponentProps<'div'> {
  /** Lay the children out on the twelve columns of the page */
  columns?: boolean
}

/** The page container: keeps its children off the edges of the screen. */
export function Bounds({ columns, className, ...rest }: BoundsProps) {
  return <div {...rest} className={cx(bounds({ columns }), className)} />
}
