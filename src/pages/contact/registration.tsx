import { css } from '@styled/css'
import { type AnnouncedEvent, endOf, findEvent } from '../../content/events.ts'
import { formatTimeOf } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Ticket } from '../../sections/ticket.tsx'
import { Prose } from '../../ui/prose.tsx'
import { useClock } from '../../ui/use-clock.ts'

const styles = {
  body: css({ display: 'grid', alignContent: 'center', gap: '2', padding: 'panel' }),
  label: css({ textStyle: 'label' }),
  title: css({ textStyle: 'title' }),
}

/** The event being registered for, above the form. */
export function Registration({ id }: { id: string }) {
  const event = findEvent(id)
  return event && <EventRegistration event={event} />
}

/** Its ticket; an event that is over says so. */
function EventRegistration({ event }: { event: AnnouncedEvent }) {
  const t = useT()
  const language = useLanguage()
  const end = endOf(event)
  const isOver = useClock((now) => end <= now, end <= __PRERENDERED_SCHEDULE__)
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
        {isOver && <Prose>{t('contactPage.registrationOver')}</Prose>}
      </div>
    </Ticket>
  )
}
