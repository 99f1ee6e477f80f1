import { css } from '@styled/css'
import { chip } from '@styled/recipes'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useId } from 'react'
import { INQUIRY_TYPES, type InquiryType } from '../../contact/inquiry-type.ts'
import { pagePath } from '../../i18n/location.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { isPlainClick } from '../../layout/language/language-link.tsx'
import { contactSearchString } from './contact-search.ts'
import { TONES } from './tones.ts'

const screenOnly = css({ _print: { display: 'none' } })
const label = css({ textStyle: 'label', mb: '3' })
/** On a phone each choice has a row: three beside each other leave one of them alone. */
const choices = css({
  display: { base: 'grid', md: 'flex' },
  flexWrap: 'wrap',
  gap: { base: '2', md: '2.5' },
  '& a': { width: { mdDown: 'full' } },
})

interface TypeSelectorProps {
  type: InquiryType
  event: string | undefined
}

/** Who is writing. The choice lives in the URL; what is typed stays. */
export function TypeSelector({ type: current, event }: TypeSelectorProps) {
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
            <TypeLink type={type} event={event} isCurrent={type === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * No router link: its address would take the whole search string along, of which the prerendered
 * page knows only the type and the event. The rest stays all the same, when a script runs.
 */
function TypeLink({ type, event, isCurrent }: TypeSelectorProps & { isCurrent: boolean }) {
  const t = useT()
  const path = pagePath(useLanguage(), 'contact')
  const navigate = useNavigate({ from: '/$lang/contact' })

  function choose(click: MouseEvent) {
    if (!isPlainClick(click)) return
    click.preventDefault()
    void navigate({ search: (search) => ({ ...search, type }), replace: true, resetScroll: false })
  }

  return (
    <a
      href={path + contactSearchString({ type, event })}
      className={chip({ tone: TONES[type] })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={choose}
    >
      {t(`contactPage.types.${type}`)}
    </a>
  )
}
