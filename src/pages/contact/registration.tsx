import { css } from '@styled/css'
import { findEvent } from '../../content/events.ts'
import { formatTimeOf } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Ticket } from '../../ui/ticket.tsx'

const styles = {
  body: css({ display: 'grid', alignContent: 'center', gap: '2', padding: 'panel' }),
  label: css({ textStyle: 'label' }),
  title: css({ textStyle: 'title' }),
}

/** The ticket of the event being registered for, above the form. */
export function Registration({ id }: { id: string }) {
  const t = useT()
  const language = useLanguage()
  const event = findEvent(id)
  if (!event) return null
  const { format, starts } = event
  return (
    <Ticket starts={starts} format={format}>
      <div className={styles.body}>
        <p className={styles.label}>{t('contactPage.registration')}</p>
        <p className={styles.title}>
          {t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)}
        </p>
        <time dateTime={starts} className={styles.label}>
          {t('trainingEventsPage.warsawTime', { time: formatTimeOf(starts, language) })}
        </time>
      </div>
    </Ticket>
  )
}
