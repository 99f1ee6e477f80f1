import { css, cx } from '@styled/css'
import type { ReactNode } from 'react'
import { type AnnouncedEvent, endOf, findEvent } from '../../content/events.ts'
import { formatDate, formatTimeOf } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { entersFrom } from '../../layout/page-transition.ts'
import { SampleNote } from '../../sections/specimens/sample-note.tsx'
import { Ticket } from '../../sections/ticket.tsx'
import { dotted } from '../../ui/dotted.tsx'
import { Prose } from '../../ui/prose.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { useValueFromDocument } from '../../ui/use-value-from-document.ts'
import { EventLink } from './event-link.tsx'
import type { FormMethods } from './form/values.ts'
import { useLazyTickets } from './ticket/lazy-tickets.tsx'

const styles = {
  /** Stays in sight while the form beside it is filled in. */
  place: css({
    gridColumn: { base: '1 / -1', lg: '7 / -1' },
    gridRow: { lg: '1 / 4' },
    position: { lg: 'sticky' },
    top: { lg: '[calc({sizes.header} + {spacing.5})]' },
    alignSelf: 'start',
    // Below a desk its parts are rows of the page.
    display: { base: 'contents', lg: 'grid' },
    gap: '6',
    pt: '2',
    paddingInlineStart: '[10%]',
    '& > *': { gridColumn: { lgDown: '1 / -1' }, mt: { lgDown: '3' } },
  }),
  /**
   * As high as the drawing to come; below a desk above the name, which is seen on it while it is typed. On a phone
   * as wide as the page, so that it can be read.
   */
  drawing: css({
    order: { lg: '-1' },
    aspectRatio: { base: '[32 / 9]', lg: '[3 / 2]' },
    width: { lgDown: '[min(100%, 26rem)]' },
    _noScript: { display: 'none' },
    _print: { display: 'none' },
  }),
  facts: css({ display: 'grid', gap: '2' }),
  /**
   * The drawing says when, so the facts are its caption: no second ticket. Below a desk, where it is small, they
   * say it as well (`when`), and are in fewer lines.
   */
  caption: css({
    '@media (scripting: enabled)': {
      ':root:not([data-static]) &': {
        '& time': { lg: { srOnly: true }, lgDown: { display: 'none' } },
        '& time + div': {
          gridColumn: '1 / -1',
          padding: '0',
          overflow: 'visible',
          bg: 'transparent',
          color: 'text',
          '& > span': { display: 'none' },
          '& > div': {
            padding: '0',
            lgDown: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
          },
        },
      },
    },
  }),
  body: css({
    display: 'grid',
    alignContent: 'center',
    gap: '2',
    height: 'full',
    padding: '[var(--inset)]',
  }),
  when: css({
    display: 'none',
    flexBasis: 'full',
    textStyle: 'fact',
    '@media (scripting: enabled)': {
      ':root:not([data-static]) &': { lgDown: { display: 'block' } },
    },
  }),
  label: css({ textStyle: 'label' }),
  title: css({ textStyle: 'title' }),
  terms: css({ textStyle: 'body' }),
}

interface RegistrationState {
  /** The event of the address, over or not */
  event: AnnouncedEvent | undefined
  /** Whether the form registers for it; once it is over the form is an ordinary one */
  isOpen: boolean
}

/** Whether the visitor registers for an event, by its id from the address. */
export function useRegistration(id: string | undefined): RegistrationState {
  const event = findEvent(id)
  const end = event ? endOf(event) : 0
  const isOpen = useClock((now) => end > now, end > __PRERENDERED_AS_OF__)
  return { event, isOpen }
}

/** The server writes the name from the query into it (src/server/fill-page-from-query.ts). */
const partnerNameIn = (document: Document) =>
  document.querySelector<HTMLElement>('[data-half]')?.dataset.half || undefined

interface RegistrationProps {
  event: AnnouncedEvent
  /** The name of the partner who has the other half of the ticket */
  partnerName: string | undefined
  control: FormMethods['control']
}

/** What one registers for: the ticket that the form fills in, on a desk beside it, and the facts. */
export function Registration({ event, partnerName: nameInAddress, control }: RegistrationProps) {
  const t = useT()
  const partnerName = useValueFromDocument(nameInAddress, partnerNameIn)
  const tickets = useLazyTickets()
  const language = useLanguage()
  const time = useWarsawTime(event)
  const texts = `trainingEventsPage.sampleUpcomingEvents.${event.id}` as const
  return (
    <div className={styles.place} {...entersFrom('right')}>
      <div className={cx(styles.facts, tickets !== null && styles.caption)}>
        <Facts event={event}>
          {tickets !== null && (
            <p className={styles.when}>
              {formatDate(event.starts, language)}, {time}
            </p>
          )}
          <p data-invitation="" className={styles.label}>
            {partnerName
              ? t('trainingEventsPage.ticket.invitation', { name: partnerName })
              : t(`${texts}.format`)}
          </p>
          <Time event={event} className={styles.title} />
          <p className={styles.label}>
            {t('trainingEventsPage.speaker', { name: t(`${texts}.speaker`) })}
          </p>
          <p className={styles.terms}>
            {dotted(
              t('trainingEventsPage.duration', { minutes: event.minutes }),
              t('trainingEventsPage.places', { places: event.places }),
              t(`trainingEventsPage.heldIn.${event.heldIn}`),
              t(`trainingEventsPage.${event.price}`),
            )}
          </p>
        </Facts>
        <SampleNote>{t('trainingEventsPage.sampleNote')}</SampleNote>
      </div>
      <div data-half={partnerName ?? ''} hidden={tickets === null} className={styles.drawing}>
        {tickets && <tickets.TicketPreview {...{ event, partnerName, control }} />}
      </div>
    </div>
  )
}

/** Above an ordinary form: the event of the address is over. */
export const PastEventNotice = ({ event }: { event: AnnouncedEvent }) => (
  <EventTicket event={event}>
    <Prose>{useT()('contactPage.registrationOver')}</Prose>
    <EventLink event={event} />
  </EventTicket>
)

interface EventTicketProps {
  event: AnnouncedEvent
  children?: ReactNode
}

/** What an event is, and when. */
export function EventTicket({ event, children }: EventTicketProps) {
  const t = useT()
  return (
    <Facts event={event}>
      <p className={styles.title}>
        {t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)}
      </p>
      <Time event={event} className={styles.label} />
      {children}
    </Facts>
  )
}

const Facts = ({ event, children }: EventTicketProps) => (
  <Ticket event={event}>
    <div className={styles.body}>{children}</div>
  </Ticket>
)

function useWarsawTime({ starts }: AnnouncedEvent): string {
  return useT()('trainingEventsPage.warsawTime', { time: formatTimeOf(starts, useLanguage()) })
}

const Time = ({ event, className }: { event: AnnouncedEvent; className: string }) => (
  <time dateTime={event.starts} className={className}>
    {useWarsawTime(event)}
  </time>
)
