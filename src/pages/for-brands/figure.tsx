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

/**
 * A figure before the word for what it counts; a specimen has none, but the frame of one that is still to come.
 * A browser that translates the page leaves it alone.
 */
export function Figure({ of }: { of?: number | undefined }) {
  const lang = useLanguage()
  return (
    <>
      <span className={of ? undefined : frame} translate="no">
        {of ? formatAmount(of, lang) : <VisuallyHidden>—,</VisuallyHidden>}
      </span>{' '}
    </>
  )
}
