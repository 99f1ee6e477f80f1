import { css } from '@styled/css'
import { useLanguage } from '../../i18n/use-language.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { formatAmount } from './amount.ts'

/** As high as the letters that it is among */
const frame = css({
  display: 'inline-block',
  width: '[1.8em]',
  height: '[0.74em]',
  border: '[0.06em dotted]',
  borderRadius: 'xs',
})

/** What is still to be counted is many, in the plural of each language. */
const MANY = 100

interface FigureProps {
  of: number | undefined
  /** The figure and what it counts: `3 orders` */
  text: (count: number) => string
}

/**
 * A figure and what it counts; a specimen has none, but the frame of one that is still to come.
 * A browser that translates the page leaves it alone.
 */
export function Figure({ of, text }: FigureProps) {
  const lang = useLanguage()
  const count = of ?? MANY
  return (
    <>
      <span className={of ? undefined : frame} translate="no">
        {of ? formatAmount(of, lang) : <VisuallyHidden>—,</VisuallyHidden>}
      </span>
      {text(count).slice(`${count}`.length)}
    </>
  )
}
