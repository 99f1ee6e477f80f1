import { css } from '@styled/css'
import type { AnnouncedEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { EmptyState } from '../../sections/empty-state.tsx'
import { SampleNote } from '../../sections/specimens/sample-note.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { UpcomingEvent } from './upcoming-event.tsx'

const styles = {
  section: css({ pb: 'stack' }),
  heading: css({ mb: '6' }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '8' },
  }),
  note: css({ mt: '10' }),
}

export function UpcomingEvents({ events }: { events: readonly AnnouncedEvent[] }) {
  const t = useT()
  return (
    <Section space="none" className={styles.section}>
      <Bounds>
        <Heading level={2} variant="display3" className={styles.heading}>
          {t('trainingEventsPage.upcomingTitle')}
        </Heading>
        {events.length > 0 ? (
          <ul className={styles.list}>
            {events.map((event, index) => (
              <li key={event.id} id={event.id}>
                <UpcomingEvent event={event} isNext={index === 0} />
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
