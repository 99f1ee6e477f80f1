import { css } from '@styled/css'
import { sheet } from '@styled/recipes'
import type { AnnouncedEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { EmptyState } from '../../sections/empty-state.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { EventTicket } from './event-ticket.tsx'

const styles = {
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    rowGap: '2',
    mb: '5',
    '& > h2': { flexGrow: '1' },
  }),
  /** The stamp beside the lines of its text */
  sample: css({
    display: 'flex',
    gap: '3',
    textStyle: 'small',
    color: 'textMuted',
    '& > :first-child': { flex: 'none' },
  }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '8' },
  }),
}

/** Upcoming events, each with a registration link. */
export function UpcomingEvents({ events }: { events: readonly AnnouncedEvent[] }) {
  const t = useT()
  return (
    <Section space="below">
      <Bounds>
        <div className={styles.head}>
          <Heading level={2} variant="title">
            {t('trainingEventsPage.upcomingTitle')}
          </Heading>
          <p className={styles.sample}>
            <span className={sheet().stamp}>{t('specimens.label')}</span>{' '}
            <span>{t('trainingEventsPage.sampleNote')}</span>
          </p>
        </div>
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
      </Bounds>
    </Section>
  )
}
