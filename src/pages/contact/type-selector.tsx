import { css, cx } from '@styled/css'
import { chip } from '@styled/recipes'
import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { INQUIRY_TYPES, type InquiryType } from '../../inquiry/inquiry-type.ts'
import { HalfMark, Mark } from '../../ui/mark.tsx'
import { isPlainClick } from '../../ui/plain-click.ts'
import { contactSearchString, typeParameter } from '../../urls/contact-search.ts'
import { pagePath } from '../../urls/location.ts'

/** The ink of each form: the creator's, the brand's, and where both overlap. */
export const INQUIRY_TONES = {
  general: 'unison',
  influencer: 'creator',
  brand: 'brand',
} as const satisfies Record<InquiryType, string>

const styles = {
  place: css({ _print: { display: 'none' } }),
  /** Three in a row, none narrower than its longest word; a long word is never broken. */
  choices: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    overflowWrap: 'normal',
  }),
  choice: css({ flex: '[1 1 min-content]', display: 'grid' }),
  /** On a phone below their frames */
  link: css({
    px: '1',
    fontSize: { mdDown: '[1.125rem]' },
    flexDirection: { mdDown: 'column' },
  }),
}

interface TypeLinkProps {
  type: InquiryType
}

interface TypeSelectorProps extends TypeLinkProps {
  /** While the inquiry is being sent */
  inert: boolean
}

/** Selects the type of inquiry, which is in the URL; typed text is kept. */
export function TypeSelector({ type: current, inert }: TypeSelectorProps) {
  const t = useT()
  return (
    <nav aria-label={t('contactPage.typeLabel')} className={styles.place} inert={inert}>
      <ul className={styles.choices}>
        {INQUIRY_TYPES.map((type) => (
          <li key={type} className={styles.choice}>
            <TypeLink type={type} isCurrent={type === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Not a router `Link`: its href would contain the whole search string, of which prerendered HTML
 * knows only the type. The click handler keeps the rest, but not an event that is over: it has no type.
 */
function TypeLink({ type, isCurrent }: TypeLinkProps & { isCurrent: boolean }) {
  const t = useT()
  const path = pagePath(useLanguage(), 'contact')
  const navigate = useNavigate({ from: '/$lang/contact' })

  function handleClick(click: MouseEvent) {
    if (!isPlainClick(click)) return
    click.preventDefault()
    if (isCurrent) return
    void navigate({
      search: ({ event, half, ...search }) => ({ ...search, ...typeParameter(type) }),
      replace: true,
      resetScroll: false,
    })
  }

  return (
    <a
      href={path + contactSearchString({ type })}
      className={cx(chip({ tone: INQUIRY_TONES[type] }), styles.link)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={handleClick}
    >
      <TypeMark type={type} isCurrent={isCurrent} />
      {t(`contactPage.types.${type}`)}
    </a>
  )
}

/** The frames of the sender: one is missing, or neither. */
function TypeMark({ type, isCurrent }: { type: InquiryType; isCurrent: boolean }) {
  if (type === 'general') return <Mark ground={isCurrent ? 'stage' : 'page'} />
  const audience = INQUIRY_TONES[type]
  return <HalfMark audience={audience} ground={isCurrent ? audience : 'page'} />
}
