import { css } from '@styled/css'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MissingFigure } from './missing-figure.tsx'

/** On a desk the result stands beside the fraction, at its rule; the size leaves both room in every language. */
const formula = css({
  display: 'grid',
  gridAutoColumns: { lg: '[minmax(0, max-content)]' },
  columnGap: 'gutter',
  alignItems: 'center',
  textStyle: 'title',
  fontSize: '[clamp(1.5rem, 1.9vw + 0.2rem, 2.25rem)]',
  textWrap: 'balance',
  mt: '2',
})
const belowRule = css({ borderTop: '{borderWidths.heavy} solid', mt: '3', pt: '3' })
/** The figure itself is the largest. */
const result = css({
  mt: { lgDown: '4' },
  gridArea: { lg: '1 / 2 / 3' },
  fontSize: { md: '[1.4em]' },
})

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
