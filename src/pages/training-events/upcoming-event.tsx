import { css, cx } from '@styled/css'
import { useHydrated, useNavigate } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide'
import { AUDIENCES } from '../../content/audience.ts'
import { type AnnouncedEvent, calendarPath } from '../../content/events.ts'
import { formatLocally, formatTimeOf } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { belowPageTitle } from '../../sections/page-title.tsx'
import { Ticket } from '../../sections/ticket.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { dotted } from '../../ui/dotted.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../../ui/prose.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useTear } from './use-tear.ts'

const styles = {
  /** A finger that moves up or down scrolls the page, two zoom. */
  stub: css({ cursor: 'grab', touchAction: '[pan-y pinch-zoom]', userSelect: 'none' }),
  /** What it is about, and at its foot how to get there */
  body: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    columnGap: 'gutter',
    rowGap: { base: '4', md: '6' },
    height: 'full',
    padding: '[var(--inset)]',
  }),
  next: css({ fontSize: { lg: '[min(6vw, 6.3rem)]' } }),
  later: css({ fontSize: { mdDown: '[2rem]' } }),
  /** Said before the buttons, and shown below them */
  confirmation: css({
    order: '[1]',
    flexBasis: 'full',
    textStyle: 'small',
    textWrap: 'balance',
  }),
  summary: css({ mt: { base: '2', md: '3' }, fontSize: { mdDown: '[1.0625rem]' } }),
  /** On a phone in two lines in each font, which could break it after different facts */
  terms: css({
    textStyle: 'label',
    mb: '2',
    '& > span > :last-child': { flexBasis: { mdDown: 'full' } },
  }),
  foot: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    alignSelf: 'start',
    gap: '5',
  }),
  facts: css({
    flexGrow: '1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10',
    rowGap: '2',
  }),
  fact: css({
    display: 'block',
    textStyle: 'title',
    fontSize: { lg: '[min(2.6vw, 2.375rem)]' },
    textWrap: 'balance',
  }),
  detail: css({ display: 'block', textStyle: 'body' }),
  reserved: css({ visibility: 'hidden' }),
  /** On a line of their own */
  actions: css({ flexBasis: 'full', display: 'flex', flexWrap: 'wrap', gap: '3' }),
  register: css({ flexGrow: '1', maxWidth: '[26rem]' }),
  /** Its label is for assistive technology only. */
  calendar: css({ px: '3' }),
}

interface UpcomingEventProps {
  event: AnnouncedEvent
  /** The next one is larger than those after it. */
  isNext: boolean
}

/** An upcoming event with its details, registration link and calendar file. */
export function UpcomingEvent({ event, isNext }: UpcomingEventProps) {
  const t = useT()
  const lang = useLanguage()
  const { id } = event
  const titleId = `${id}-title`
  const registerId = `${id}-register`
  const calendarId = `${id}-calendar`
  const registration = { to: '/$lang/contact', params: { lang }, search: { event: id } } as const
  const navigate = useNavigate()
  const stub = { className: styles.stub, ...useTear(() => void navigate(registration)) }

  return (
    <Ticket event={event} look={isNext ? 'large' : 'paper'} stub={stub}>
      <div className={styles.body}>
        <div>
          <p className={styles.terms}>
            {dotted(
              t(`trainingEventsPage.sampleUpcomingEvents.${id}.format`),
              t(`trainingEventsPage.heldIn.${event.heldIn}`),
              t(AUDIENCES[event.audience].label),
            )}
          </p>
          <Heading
            level={3}
            variant={isNext ? 'display2' : 'display3'}
            id={titleId}
            className={cx(belowPageTitle, isNext ? styles.next : styles.later)}
          >
            {t(`trainingEventsPage.sampleUpcomingEvents.${id}.title`)}
          </Heading>
          <Prose variant={isNext ? 'lead' : 'body'} className={styles.summary}>
            {t(`trainingEventsPage.sampleUpcomingEvents.${id}.summary`)}
          </Prose>
        </div>
        <div className={styles.foot}>
          <Facts event={event} />
          <div className={styles.actions}>
            {isNext && (
              <p className={styles.confirmation}>{t('trainingEventsPage.confirmation')}</p>
            )}
            <ButtonLink
              {...registration}
              tone={event.audience}
              id={registerId}
              aria-labelledby={`${registerId} ${titleId}`}
              className={styles.register}
            >
              {t('trainingEventsPage.registerButton')}
            </ButtonLink>
            <ButtonAnchor
              href={calendarPath(lang, id)}
              download
              tone="line"
              id={calendarId}
              aria-labelledby={`${calendarId} ${titleId}`}
              className={styles.calendar}
            >
              <Icon of={CalendarPlus} />
              <VisuallyHidden>{t('trainingEventsPage.addToCalendar')}</VisuallyHidden>
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </Ticket>
  )
}

/** The place of the local time is reserved until hydration. */
function Facts({ event }: Pick<UpcomingEventProps, 'event'>) {
  const { id, starts, minutes, places, price } = event
  const t = useT()
  const lang = useLanguage()
  const isHydrated = useHydrated()
  const local = isHydrated ? formatLocally(starts, lang) : null
  const time = formatTimeOf(starts, lang)
  const name = t(`trainingEventsPage.sampleUpcomingEvents.${id}.speaker`)

  return (
    <div className={styles.facts}>
      <p>
        <time dateTime={starts} className={styles.fact}>
          {t('trainingEventsPage.warsawTime', { time })}
        </time>
        <span className={cx(styles.detail, !local && styles.reserved)}>
          {t('trainingEventsPage.yourTime', { time: local ?? time })}
        </span>
      </p>
      <p>
        <span className={styles.fact}>{t('trainingEventsPage.speaker', { name })}</span>
        <span className={styles.detail}>
          {dotted(
            t('trainingEventsPage.duration', { minutes }),
            t('trainingEventsPage.places', { places }),
            t(`trainingEventsPage.${price}`),
          )}
        </span>
      </p>
    </div>
  )
}
