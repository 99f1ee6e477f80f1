import { css } from '@styled/css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const fraction = css({ display: 'grid', mt: '4', textStyle: 'fact', textWrap: 'balance' })
const divisor = css({ borderTop: '{borderWidths.rule} solid', mt: '2', pt: '2' })
/** The sum at the foot of an account */
const result = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: '3',
  mt: '4',
  pt: '2',
  borderTop: '[0.375rem double]',
  textStyle: 'title',
})

interface FractionProps {
  over: string
  under: string
  unit: string
}

/** How a figure is reckoned; a specimen has no figure. */
export const Fraction = ({ over, under, unit }: FractionProps) => (
  <p className={fraction}>
    <span>{over}</span>
    <VisuallyHidden>/</VisuallyHidden>
    <span className={divisor}>{under}</span>
    <VisuallyHidden>=</VisuallyHidden>
    <span className={result}>
      {unit}
      <span>—</span>
    </span>
  </p>
)
