import { css } from '@styled/css'
import type { UpcomingEvent } from '../../content/events.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Section } from '../../ui/section.tsx'

const heading = css({ mb: '6' })
const list = css({ borderTopWidth: 'heavy', borderColor: 'text' })
const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 'gutter',
  rowGap: '5',
  alignItems: 'start',
  py: { base: '8', lg: '12' },
  borderBottomWidth: 'rule',
  borderColor: 'line',
})
const token = css({
  gridColumn: { base: '1 / -1', md: '1 / 2' },
  maxWidth: 'target',
})
const name = css({ gridColumn: { base: '1 / -1', md: '2 / -1', lg: '2 / 7' } })
const format = css({ textStyle: 'label', mb: '2' })
const summary = css({ gridColumn: { base: '1 / -1', md: '2 / 10', lg: '7 / 11' } })
const action = css({
  gridColumn: { base: '1 / -1', md: '10 / -1', lg: '11 / -1' },
  justifySelf: { base: 'start', md: 'end' },
  alignSelf: { md: 'end', lg: 'start' },
})

/** Workshops are the creator's ink, webinars the brand's; the format is also written. */
const FORMATS = {
  workshop: { art: 'event-workshop', tone: 'creator' },
  webinar: { art: 'event-webinar', tone: 'brand' },
} as const

/** The events to come, each with a way to register. */
export function UpcomingEvents({ events }: { events: readonly UpcomingEvent[] }) {
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
              <EventRow key={event.id} event={event} />
            ))}
          </ul>
        ) : (
          <EmptyState message={t('trainingEventsPage.noUpcoming')} />
        )}
      </Bounds>
    </Section>
  )
}

function EventRow({ event: { id, item, format: kind } }: { event: UpcomingEvent }) {
  const t = useT()
  const lang = useLanguage()
  const { art, tone } = FORMATS[kind]
  const titleId = `${id}-title`
  const registerId = `${id}-register`

  return (
    <li id={id} className={row}>
      <Art name={art} className={token} />
      <div className={name}>
        <p className={format}>{t(`trainingEventsPage.sampleUpcomingEvents.${item}.format`)}</p>
        <Heading level={3} look="display3" id={titleId}>
          {t(`trainingEventsPage.sampleUpcomingEvents.${item}.title`)}
        </Heading>
      </div>
      <Prose muted className={summary}>
        {t(`trainingEventsPage.sampleUpcomingEvents.${item}.summary`)}
      </Prose>
      <ButtonLink
        to="/$lang/contact"
        params={{ lang }}
        search={{ event: id }}
        tone={tone}
        id={registerId}
        aria-labelledby={`${registerId} ${titleId}`}
        className={action}
      >
        {t('trainingEventsPage.registerButton')}
      </ButtonLink>
    </li>
  )
}
