import { css } from '@styled/css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MissingFigure } from './missing-figure.tsx'

const formula = css({
  display: 'grid',
  textStyle: 'display3',
  fontSize: '[clamp(2.25rem, 4.8vw, 4.5rem)]',
  textWrap: 'balance',
  mt: '4',
})
const belowRule = css({ borderTop: '{borderWidths.heavy} solid', mt: '3', pt: '3', mb: '6' })
/** The figure itself is the largest. */
const result = css({ fontSize: { md: '[1.4em]' } })

interface FractionProps {
  numerator: string
  denominator: string
  unit: string
}

/** How a figure is reckoned; a specimen has no figures, but a blank for each. */
export const Fraction = ({ numerator, denominator, unit }: FractionProps) => (
  <p className={formula}>
    <span>
      <MissingFigure />
      {numerator}
    </span>
    <VisuallyHidden>/</VisuallyHidden>
    <span className={belowRule}>
      <MissingFigure />
      {denominator}
    </span>
    <span className={result}>
      = <MissingFigure />
      {unit}
    </span>
  </p>
)
