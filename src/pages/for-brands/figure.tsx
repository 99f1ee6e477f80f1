import { css } from '@styled/css'
import { useLanguage } from '../../i18n/use-language.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { formatAmount } from './amount.ts'

/** On a line to write on */
const blank = css({
  display: 'inline-block',
  lineHeight: '[0.9]',
  paddingInline: '[0.4em]',
  me: '1',
  borderBottom: '[0.08em dotted]',
  color: 'ink.700',
  _before: { content: '"?"' },
})

/** What is still to be counted is many, in the plural of each language. */
const MANY = 100

interface FigureProps {
  of: number | undefined
  /** The figure and what it counts: `3 orders` */
  text: (count: number) => string
}

/**
 * A figure and what it counts; a specimen has none, but a blank for one that is still to come.
 * A browser that translates the page leaves it alone.
 */
export function Figure({ of, text }: FigureProps) {
  const lang = useLanguage()
  const count = of ?? MANY
  return (
    <>
      <span className={of ? undefined : blank} translate="no">
        {of ? formatAmount(of, lang) : <VisuallyHidden>—,</VisuallyHidden>}
      </span>
      {text(count).slice(`${count}`.length)}
    </>
  )
}
