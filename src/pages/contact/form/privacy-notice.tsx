import { css, cx } from '@styled/css'
import { prose } from '@styled/recipes'
import { DATA_PROTECTION_AUTHORITY, EMAIL } from '../../../content/agency.ts'
import { useNumbers } from '../../../i18n/use-numbers.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Prose } from '../../../ui/prose.tsx'
import type { FormVariant } from './inquiry-fields.tsx'

const styles = {
  notice: cx(
    prose({ variant: 'small', muted: true }),
    css({ '& > summary': { paddingBlock: '[0.7rem]' } }),
  ),
  items: css({ display: 'grid', gap: '3' }),
  term: css({ color: 'text' }),
}

/** The information that Article 13 of the GDPR requires, in its order. */
const ITEMS = [
  'controller',
  'purpose',
  'voluntary',
  'recipients',
  'retention',
  'rights',
  'complaint',
] as const

interface PrivacyNoticeProps {
  variant: FormVariant
}

/** The privacy notice: what this form is for and how long it is kept, and the rest in a disclosure. */
export function PrivacyNotice({ variant }: PrivacyNoticeProps) {
  const t = useT()
  const facts = {
    ...useNumbers(),
    address: t('contactPage.direct.address'),
    email: EMAIL,
    authority: DATA_PROTECTION_AUTHORITY,
  }
  return (
    <div>
      <Prose variant="small" muted>
        {`${t(`contactPage.privacy.${variant}`)} ${t('contactPage.privacy.kept', facts)}`}
      </Prose>
      {/* It may have been opened before the scripts arrived. */}
      <details className={styles.notice} suppressHydrationWarning>
        <summary>{t('contactPage.notice.title')}</summary>
        <dl className={styles.items}>
          {ITEMS.map((item) => (
            <div key={item}>
              <dt className={styles.term}>{t(`contactPage.notice.${item}.term`)}</dt>
              <dd>{t(`contactPage.notice.${item}.text`, facts)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
