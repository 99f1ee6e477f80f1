import { css } from '@styled/css'
import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const fraction = css({ display: 'grid', mt: '4', textStyle: 'title', textWrap: 'balance' })
const divisor = css({ borderTop: '{borderWidths.rule} solid', mt: '2', pt: '2' })
const result = css({ textStyle: 'display2' })

interface FractionProps {
  over: ReactNode
  under: ReactNode
}

/** How a figure is reckoned; a specimen has no figure. */
export const Fraction = ({ over, under }: FractionProps) => (
  <p className={fraction}>
    <span>{over}</span>
    <VisuallyHidden>/</VisuallyHidden>
    <span className={divisor}>{under}</span>
    <span className={result}>= —</span>
  </p>
)
