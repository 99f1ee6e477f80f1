import { css } from '@styled/css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MissingFigure } from './missing-figure.tsx'

const fraction = css({ display: 'grid', mt: '4', textStyle: 'fact', textWrap: 'balance' })
const belowRule = css({ borderTop: '{borderWidths.rule} solid', mt: '2', pt: '2' })
/** The frame of the sum, and its unit */
const result = css({ display: 'grid', gap: '2', mt: '5' })

interface FractionProps {
  numerator: string
  denominator: string
  unit: string
}

/** How a figure is reckoned; a specimen has no figure. */
export const Fraction = ({ numerator, denominator, unit }: FractionProps) => (
  <p className={fraction}>
    <span>{numerator}</span>
    <VisuallyHidden>/</VisuallyHidden>
    <span className={belowRule}>{denominator}</span>
    <VisuallyHidden>=</VisuallyHidden>
    <span className={result}>
      <MissingFigure />
      {unit}
    </span>
  </p>
)
