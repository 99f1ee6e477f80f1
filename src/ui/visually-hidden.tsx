import { css } from '@styled/css'
import type { ComponentProps } from 'react'

const hidden = css({ srOnly: true })

/** Text for assistive technology only. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className={hidden} />
}
