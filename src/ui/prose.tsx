import { cx } from '@styled/css'
import { type ProseVariantProps, prose } from '@styled/recipes'
import type { ComponentProps } from 'react'

type ProseProps = ComponentProps<'p'> & ProseVariantProps

export function Prose({ variant, muted, className, ...rest }: ProseProps) {
  return <p {...rest} className={cx(prose({ variant, muted }), className)} />
}
