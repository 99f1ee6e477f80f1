import { cx } from '@styled/css.ts'
import { type ProseVariantProps, prose } from '@styled/recipes.ts'
import type { ComponentProps } from 'react'

type ProseProps = ComponentProps<'p'> & ProseVariantProps

/** A paragraph of running text. */
export function Prose({ look, muted, className, ...rest }: ProseProps) {
  return <p {...rest} className={cx(prose({ look, muted }), className)} />
}
