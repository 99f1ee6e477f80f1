import { css } from '@styled/css'
import { useId } from 'react'
import { INQUIRY_TYPES } from '../../contact/inquiry-type.ts'
import { useT } from '../../layout/language-context.ts'
import { ChipLink } from '../../ui/chip.tsx'
import { TONES } from './tones.ts'

const screenOnly = css({ _print: { display: 'none' } })
const label = css({ textStyle: 'label', mb: '3' })
const choices = css({ display: 'flex', flexWrap: 'wrap', gap: '2.5' })
const exact = { exact: true }

/** Who is writing. The choice lives in the URL; what is typed stays. */
export function TypeSelector() {
  const t = useT()
  const labelId = useId()
  return (
    <nav aria-labelledby={labelId} className={screenOnly}>
      <p id={labelId} className={label}>
        {t('contactPage.typeLabel')}
      </p>
      <ul className={choices}>
        {INQUIRY_TYPES.map((type) => (
          <li key={type}>
            <ChipLink
              from="/$lang/contact"
              to="."
              search={(search) => ({ ...search, type })}
              replace
              resetScroll={false}
              activeOptions={exact}
              tone={TONES[type]}
            >
              {t(`contactPage.types.${type}`)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
