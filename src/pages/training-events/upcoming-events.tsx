import { css } from '@styled/css'
import type { AnnouncedEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Section } from '../../ui/section.tsx'
import { EventTicket } from './event-ticket.tsx'

const heading = css({ mb: '6' })
const list = css({ display: 'grid', gap: 'gutter' })

/** The events to come, each with a way to register. */
export function UpcomingEvents({ events }: { events: readonly AnnouncedEvent[] }) {
  const t = useT()
  return (
    <Section space="below">
      <Bounds>
        <Heading level={2} look="display3" className={heading}>
          {t('trainingEventsPage.upcomingTitle')}
        </Heading>
        {events.length > 0 ? (
          <ul className={list}>
            {events.map((event) => (
              <li key={event.id} id={event.id}>
                <EventTicket event={event} />
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
