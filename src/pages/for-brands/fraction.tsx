import { css } from '@styled/css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

const fraction = css({ display: 'grid', mt: '4', textStyle: 'fact', textWrap: 'balance' })
const divisor = css({ borderTop: '{borderWidths.rule} solid', mt: '2', pt: '2' })
const result = css({ display: 'flex', alignItems: 'center', gap: '3', mt: '4' })

/** Dotted, as the half that is missing: the place of a figure that a specimen does not have, before its unit */
export const noFigure = css({
  border: '{borderWidths.heavy} dotted',
  borderRadius: 'md',
  minWidth: '[2em]',
  textAlign: 'center',
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
      <span className={noFigure}>—</span>
      {unit}
    </span>
  </p>
)
