import { css } from '@styled/css'
import type { ReactNode } from 'react'
import type { Audience } from '../../content/audience.ts'
import type { AnnouncedEvent } from '../../content/events.ts'
import { documentTitle } from '../../i18n/document-title.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import type { InquiryType } from '../../inquiry/inquiry-type.ts'
import { MeetingPanel } from '../../sections/meeting-panel.tsx'
import { SampleNote } from '../../sections/specimens/sample-note.tsx'
import { Actions } from '../../ui/actions.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { wholeRanges } from '../../ui/text.tsx'
import { typeParameter } from '../../urls/contact-search.ts'
import { EventTicket } from './registration.tsx'
import { LazyOwnTicket } from './ticket/lazy-tickets.tsx'
import type { OwnTicketProps } from './ticket/own-ticket.tsx'

const place = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 'section',
  pt: { base: '8', lg: '12' },
})
const styles = {
  registered: css({ display: 'grid', gap: '6' }),
  steps: css({ display: 'grid', gap: '3', width: 'full', maxWidth: 'measure' }),
  /** When, and what happens then; below it where text is large */
  step: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' }),
  what: css({ flex: '[50 1 10rem]', overflowWrap: 'anywhere' }),
  when: css({ flex: '[0 1 14rem]', textStyle: 'fact' }),
}

/** The sender: the inks of the buttons on its frame, and the face in the other one */
const LOOKS = {
  creator: { main: 'ink', other: 'paper', guest: 'meeting-reader' },
  brand: { main: 'paper', other: 'ink', guest: 'meeting-creator' },
} as const

const senderOf = (type: InquiryType): Audience => (type === 'brand' ? 'brand' : 'creator')

interface ReceivedProps {
  type: InquiryType
  /** Where the reply is sent to */
  email?: string | undefined
  /** What was registered for */
  ticket: OwnTicketProps | null
  onAgain: () => void
}

/** The title of the confirmation is there: one reads on from it. */
function begin(title: HTMLElement | null) {
  if (!title) return
  scrollTo({ top: 0, behavior: 'instant' })
  title.focus({ preventScroll: true })
}

/**
 * The confirmation that replaces the page: the two frames meet, and the title has the focus. A visitor
 * who has registered sees the ticket first.
 */
export function Received({ type, email, ticket, onAgain }: ReceivedProps) {
  const t = useT()
  const lang = useLanguage()
  const sender = senderOf(type)
  return (
    <div id="received" className={place}>
      {/* In front of that of the page, which comes anew with the language. */}
      <title key={lang}>
        {documentTitle(t, t(`contactPage.received.${ticket ? 'registered' : 'title'}`))}
      </title>
      {ticket && (
        <Bounds>
          <LazyOwnTicket {...ticket} title={begin} />
        </Bounds>
      )}
      <Confirmation sender={sender} email={email} isBelow={ticket !== null}>
        {ticket ? (
          <EventsLink sender={sender} />
        ) : (
          <Button tone={LOOKS[sender].other} onClick={onAgain}>
            {t('contactPage.received.again')}
          </Button>
        )}
      </Confirmation>
    </div>
  )
}

interface ReceivedResponseProps extends Pick<ReceivedProps, 'type'> {
  /** What was registered for */
  event: AnnouncedEvent | undefined
}

/** The confirmation of a form that was sent without JavaScript: a registration has no ticket, but says what it is for. */
export function ReceivedResponse({ type, event }: ReceivedResponseProps) {
  const t = useT()
  const lang = useLanguage()
  const sender = senderOf(type)
  return (
    <div className={place}>
      {event && (
        <Bounds className={styles.registered}>
          <Heading level={1}>{t('contactPage.received.registered')}</Heading>
          <EventTicket event={event} />
          <SampleNote>{t('trainingEventsPage.sampleNote')}</SampleNote>
        </Bounds>
      )}
      <Confirmation sender={sender} isBelow={event !== undefined}>
        {event ? (
          <EventsLink sender={sender} />
        ) : (
          <ButtonLink
            to="/$lang/contact"
            params={{ lang }}
            search={typeParameter(type)}
            tone={LOOKS[sender].other}
          >
            {t('contactPage.received.again')}
          </ButtonLink>
        )}
      </Confirmation>
    </div>
  )
}

/** Where one goes after a registration: to the other events. */
function EventsLink({ sender }: { sender: Audience }) {
  const t = useT()
  const lang = useLanguage()
  return (
    <ButtonLink to="/$lang/training-events" params={{ lang }} tone={LOOKS[sender].other}>
      {t('nav.training')}
    </ButtonLink>
  )
}

interface ConfirmationProps extends Pick<ReceivedProps, 'email'> {
  sender: Audience
  /** Below a ticket, which has the title of the page */
  isBelow?: boolean
  children: ReactNode
}

/** The message has arrived: the next three steps, when and by whom, and where to go from here. */
function Confirmation({ sender, email, isBelow = false, children }: ConfirmationProps) {
  const t = useT()
  const lang = useLanguage()
  const steps = [
    [t('contactPage.received.now'), t('contactPage.received.stored')],
    [t('contactPage.officeHours.days'), t('contactPage.received.reader')],
    [
      t('contactPage.responseTime.text', useNumbers()),
      email ? t('contactPage.received.toEmail', { email }) : t('contactPage.received.byEmail'),
    ],
  ] as const
  return (
    <MeetingPanel audience={sender} eager={!isBelow} guest={LOOKS[sender].guest}>
      <Heading {...(isBelow ? { level: 2 } : { level: 1, tabIndex: -1, ref: begin })}>
        {t(`contactPage.received.${isBelow ? 'next' : 'title'}`)}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(([when, what]) => (
          <li key={when} className={styles.step}>
            <span className={styles.when}>{wholeRanges(when)}</span>
            <span className={styles.what}>{what}</span>
          </li>
        ))}
      </ol>
      <Actions>
        <ButtonLink to="/$lang" params={{ lang }} tone={LOOKS[sender].main} arrow>
          {t('contactPage.received.back')}
        </ButtonLink>
        {children}
      </Actions>
    </MeetingPanel>
  )
}
