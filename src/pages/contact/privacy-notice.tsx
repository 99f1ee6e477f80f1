import { css, cx } from '@styled/css'
import { prose } from '@styled/recipes'
import { DATA_PROTECTION_AUTHORITY, EMAIL } from '../../content/agency.ts'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Prose } from '../../ui/prose.tsx'

const notice = cx(prose({ look: 'small', muted: true }), css({ mt: '2' }))
const summary = css({ width: '[fit]', minHeight: '[6]', borderRadius: 'xs', cursor: 'pointer' })
const items = css({ display: 'grid', gap: '3', mt: '3' })
const term = css({ color: 'text' })

/** What Article 13 of the GDPR asks to be said where data are collected, in its order. */
const ITEMS = [
  'controller',
  'purpose',
  'voluntary',
  'recipients',
  'retention',
  'rights',
  'complaint',
] as const

/** What becomes of what is written: the sentence that matters, and the rest on request. */
export function PrivacyNotice() {
  const t = useT()
  const facts = {
    ...useFacts(),
    address: t('contactPage.direct.address'),
    email: EMAIL,
    authority: DATA_PROTECTION_AUTHORITY,
  }
  return (
    <div>
      <Prose look="small" muted>
        {t('contactPage.privacy', facts)}
      </Prose>
      {/* It may have been opened before the scripts arrived. */}
      <details className={notice} suppressHydrationWarning>
        <summary className={summary}>{t('contactPage.notice.title')}</summary>
        <dl className={items}>
          {ITEMS.map((item) => (
            <div key={item}>
              <dt className={term}>{t(`contactPage.notice.${item}.term`)}</dt>
              <dd>{t(`contactPage.notice.${item}.text`, facts)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
