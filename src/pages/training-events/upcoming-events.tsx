import { css } from '@styled/css'
import type { AnnouncedEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { EmptyState } from '../../sections/empty-state.tsx'
import { SampleNote } from '../../sections/specimens/sample-note.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { EventTicket } from './event-ticket.tsx'

const styles = {
  title: css({ mb: { base: '3', md: '5' } }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '8' },
  }),
  note: css({ mt: '6' }),
}

/** Upcoming events, each with a registration link. */
export function UpcomingEvents({ events }: { events: readonly AnnouncedEvent[] }) {
  const t = useT()
  return (
    <Section space="below">
      <Bounds>
        <Heading level={2} variant="title" className={styles.title}>
          {t('trainingEventsPage.upcomingTitle')}
        </Heading>
        {events.length > 0 ? (
          <ul className={styles.list}>
            {events.map((event, index) => (
              <li key={event.id} id={event.id}>
                <EventTicket event={event} isNext={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState message={t('trainingEventsPage.noUpcoming')} />
        )}
        <div className={styles.note}>
          <SampleNote>{t('trainingEventsPage.sampleNote')}</SampleNote>
        </div>
      </Bounds>
    </Section>
  )
}
