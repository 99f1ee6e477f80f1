import { css } from '@styled/css'
import { chip } from '@styled/recipes'
import { useNavigate } from '@tanstack/react-router'
import { type MouseEvent, useId } from 'react'
import { INQUIRY_TYPES, type InquiryType } from '../../contact/inquiry-type.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { isPlainClick } from '../../layout/language/language-link.tsx'
import { pagePath } from '../../urls/location.ts'
import { contactSearchString, typeParameter } from './contact-search.ts'
import { TONES } from './tones.ts'

const styles = {
  screenOnly: css({ _print: { display: 'none' } }),
  label: css({ textStyle: 'label', mb: '3' }),
  /** On a phone three in a row, if need be in two lines each; a long word is never broken. */
  choices: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    overflowWrap: 'normal',
    '& li': { mdDown: { flex: '[1 1 5rem]', display: 'grid' } },
    '& a': { mdDown: { px: '2' } },
  }),
}

interface TypeSelectorProps {
  type: InquiryType
  event: string | undefined
}

/** Selects the type of inquiry, which is in the URL; typed text is kept. */
export function TypeSelector({ type: current, event }: TypeSelectorProps) {
  const t = useT()
  const labelId = useId()
  return (
    <nav aria-labelledby={labelId} className={styles.screenOnly}>
      <p id={labelId} className={styles.label}>
        {t('contactPage.typeLabel')}
      </p>
      <ul className={styles.choices}>
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
 * Not a router `Link`: its href would contain the whole search string, of which prerendered HTML
 * knows only type and event. The click handler keeps the rest.
 */
function TypeLink({ type, event, isCurrent }: TypeSelectorProps & { isCurrent: boolean }) {
  const t = useT()
  const path = pagePath(useLanguage(), 'contact')
  const navigate = useNavigate({ from: '/$lang/contact' })

  function handleClick(click: MouseEvent) {
    if (!isPlainClick(click)) return
    click.preventDefault()
    void navigate({
      search: (search) => ({ ...search, ...typeParameter(type) }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <a
      href={path + contactSearchString(type, event)}
      className={chip({ tone: TONES[type] })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={handleClick}
    >
      {t(`contactPage.types.${type}`)}
    </a>
  )
}
