import { type TagVariantProps, tag } from '@styled/recipes'
import type { ReactNode } from 'react'

/** A short category label. */
export function Tag({ tone, children }: TagVariantProps & { children: ReactNode }) {
  return <span className={tag({ tone })}>{children}</span>
}
