import { css, cx } from '@styled/css'
import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLanguage } from '../../i18n/use-language.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { formatAmount } from './amount.ts'
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
    fontSize: { base: '[1.25em]', md: '[1.8em]' },
  }),
  /** For nine digits in groups; without JavaScript a blank */
  field: css({
    width: '[5.4em]',
    maxWidth: 'full',
    minHeight: 'target',
    px: '2',
    border: '{borderWidths.heavy} solid',
    borderRadius: 'control',
    bg: 'paper',
    _placeholder: { color: 'ink.700' },
    _unavailable: { bg: 'transparent', borderStyle: 'dotted' },
  }),
  read: css({ boxShadow: '[0.375rem 0.375rem {colors.creator}]' }),
  wrong: css({ borderColor: 'red.700' }),
}

/** What a visitor types into a field, and what it is read as; what is none is wrong once the field is left. */
export function useFigure(read: (typed: string) => number | undefined) {
  const [typed, setTyped] = useState('')
  const [isWrong, setIsWrong] = useState(false)
  const isNone = (text: string) => text.trim() !== '' && !read(text)
  return {
    typed,
    amount: read(typed),
    isWrong,
    onType(text: string) {
      setTyped(text)
      setIsWrong(isWrong && isNone(text))
    },
    onLeave: () => setIsWrong(isNone(typed)),
  }
}

interface PartProps extends ReturnType<typeof useFigure> {
  label: string
}

interface FractionProps {
  numerator: PartProps
  denominator: PartProps
  unit: (count: number) => string
  /** Id of what says how a figure is typed */
  hint: string
}

/** How a figure is reckoned; a specimen has no figures, but a blank for each, into which visitors type their own. */
export function Fraction({ numerator, denominator, unit, hint }: FractionProps) {
  const id = useId()
  const [above, below] = [`${id}-above`, `${id}-below`]
  const [spent, orders] = [numerator.amount, denominator.amount]
  return (
    <p className={styles.formula}>
      <Part {...numerator} id={above} hint={hint} inputMode="decimal" />
      <VisuallyHidden>/</VisuallyHidden>
      <span className={styles.belowRule}>
        <Part {...denominator} id={below} hint={hint} inputMode="numeric" />
      </span>
      <output htmlFor={`${above} ${below}`} className={styles.result}>
        = <Figure of={spent && orders && spent / orders} text={unit} />
      </output>
    </p>
  )
}

/** Its figure is written as the language does, except while it is typed. */
function Part({
  label,
  typed,
  onType,
  amount,
  isWrong,
  onLeave,
  hint,
  ...field
}: PartProps & Pick<FractionProps, 'hint'> & Pick<ComponentProps<'input'>, 'id' | 'inputMode'>) {
  const lang = useLanguage()
  const isAlive = useHydrated()
  const [isFocused, setIsFocused] = useState(false)
  return (
    <label className={styles.part}>
      <input
        {...field}
        disabled={!isAlive}
        value={amount && !isFocused ? formatAmount(amount, lang) : typed}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ target }) => {
          // The change of its text undoes the selection that Tab makes.
          flushSync(() => setIsFocused(true))
          target.select()
        }}
        onBlur={() => {
          setIsFocused(false)
          onLeave()
        }}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? hint : undefined}
        placeholder="?"
        className={cx(styles.field, amount ? styles.read : isWrong && styles.wrong)}
        autoComplete="off"
      />
      {label}
    </label>
  )
}
