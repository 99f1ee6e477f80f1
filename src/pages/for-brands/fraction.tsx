import { css, cx } from '@styled/css'
import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useId } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Figure } from './figure.tsx'

const styles = {
  /** On a desk the result stands beside the fraction, at its rule; the size leaves both room in every language. */
  formula: css({
    display: 'grid',
    gridAutoColumns: { lg: '[minmax(0, max-content)]' },
    columnGap: 'gutter',
    alignItems: 'center',
    textStyle: 'title',
    fontSize: '[clamp(1.5rem, 1.9vw + 0.2rem, 2.25rem)]',
    textWrap: 'balance',
    mt: '2',
  }),
  /** Words that need more than the room beside the field are below it. */
  part: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' }),
  belowRule: css({ borderTop: '{borderWidths.heavy} solid', mt: '3', pt: '3' }),
  /** The figure itself is the largest. */
  result: css({
    mt: { lgDown: '4' },
    gridArea: { lg: '1 / 2 / 3' },
    fontSize: { md: '[1.4em]' },
  }),
  /** For seven digits; without JavaScript an empty frame */
  field: css({
    width: '[4.5em]',
    maxWidth: 'full',
    minHeight: 'target',
    px: '3',
    border: '{borderWidths.heavy} dotted',
    borderRadius: 'control',
    bg: 'transparent',
  }),
  read: css({
    bg: 'paper',
    borderStyle: 'solid',
    boxShadow: '[0.375rem 0.375rem {colors.creator}]',
  }),
}

interface PartProps {
  label: string
  /** What the visitor has typed */
  typed: string
  onType: (typed: string) => void
  /** What it is read as */
  amount: number | undefined
}

interface FractionProps {
  numerator: PartProps
  denominator: PartProps
  unit: string
}

/** How a figure is reckoned; a specimen has no figures, but a blank for each, into which visitors type their own. */
export function Fraction({ numerator, denominator, unit }: FractionProps) {
  const id = useId()
  const [above, below] = [`${id}-above`, `${id}-below`]
  const [spent, orders] = [numerator.amount, denominator.amount]
  return (
    <p className={styles.formula}>
      <Part {...numerator} id={above} inputMode="decimal" />
      <VisuallyHidden>/</VisuallyHidden>
      <span className={styles.belowRule}>
        <Part {...denominator} id={below} inputMode="numeric" />
      </span>
      <output htmlFor={`${above} ${below}`} className={styles.result}>
        = <Figure of={spent && orders && spent / orders} />
        {unit}
      </output>
    </p>
  )
}

function Part({
  label,
  typed,
  onType,
  amount,
  ...field
}: PartProps & Pick<ComponentProps<'input'>, 'id' | 'inputMode'>) {
  const isAlive = useHydrated()
  return (
    <label className={styles.part}>
      <input
        {...field}
        disabled={!isAlive}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        className={cx(styles.field, amount ? styles.read : undefined)}
        maxLength={12}
        autoComplete="off"
      />
      {label}
    </label>
  )
}
