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
  /** What is made up is said beside the heading, on a phone below it. */
  head: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 'gutter',
    rowGap: { base: '1.5', md: '3' },
    mb: { base: '4', md: '5' },
  }),
  list: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: { base: '5', md: '8' },
  }),
}

export function UpcomingEvents({ events }: { events: readonly AnnouncedEvent[] }) {
  const t = useT()
  return (
    <Section space="none" className={styles.section}>
      <Bounds>
        <div className={styles.head}>
          <Heading level={2} variant="title">
            {t('trainingEventsPage.upcomingTitle')}
          </Heading>
          <SampleNote>{t('trainingEventsPage.sampleNote')}</SampleNote>
        </div>
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
      </Bounds>
    </Section>
  )
}
