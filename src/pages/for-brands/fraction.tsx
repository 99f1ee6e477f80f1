import { css } from '@styled/css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const fraction = css({ display: 'grid', mt: '4', textStyle: 'fact', textWrap: 'balance' })
const divisor = css({ borderTop: '{borderWidths.rule} solid', mt: '2', pt: '2' })
/** The sum at the foot of an account */
const result = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'last baseline',
  gap: '3',
  mt: '4',
  pt: '3',
  borderTop: '[6px double]',
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
