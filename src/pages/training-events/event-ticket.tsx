import { css } from '@styled/css'
import { useHydrated } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide'
import { type AnnouncedEvent, calendarPath } from '../../content/events.ts'
import { formatLocally, formatTimeOf } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Ticket } from '../../sections/ticket.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../../ui/prose.tsx'

const styles = {
  /** What it is about on one side, how to get there on the other; below it where text is large. */
  body: css({
    display: { base: 'grid', xl: 'flex' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    flexWrap: 'wrap',
    columnGap: 'gutter',
    rowGap: '6',
    padding: 'panel',
  }),
  text: css({ flex: '[1 1 20rem]' }),
  summary: css({ mt: '4', fontSize: { xl: '1.125rem' } }),
  terms: css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', textStyle: 'label', mb: '2' }),
  /** Both buttons on one line, in any language and engine. */
  foot: css({ flex: '[0 1 26rem]', display: 'grid', alignContent: 'space-between', gap: '6' }),
  facts: css({
    display: { base: 'grid', md: 'flex', xl: 'grid' },
    flexWrap: 'wrap',
    columnGap: 'gutter',
    // The line of the visitor's own time, where it is empty, parts them as well.
    rowGap: { base: '2', md: '4' },
  }),
  fact: css({ display: 'block', textStyle: 'fact' }),
  detail: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '4',
    textStyle: 'small',
    color: 'textMuted',
  }),
  actions: css({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > *': { flexGrow: { mdDown: '1' } },
  }),
  calendar: css({ gap: '2' }),
}

/** The format is also written out, so colour is not the only cue. */
const TONES = { workshop: 'creator', webinar: 'brand' } as const

/** An upcoming event with its details, registration link and calendar file. */
export function EventTicket({ event }: { event: AnnouncedEvent }) {
  const t = useT()
  const lang = useLanguage()
  const { id } = event
  const titleId = `${id}-title`
  const registerId = `${id}-register`
  const calendarId = `${id}-calendar`

  return (
    <Ticket starts={event.starts} format={event.format}>
      <div className={styles.body}>
        <div className={styles.text}>
          <p className={styles.terms}>
            <span>{t(`trainingEventsPage.sampleUpcomingEvents.${id}.format`)}</span>{' '}
            <span>{t(`trainingEventsPage.heldIn.${event.heldIn}`)}</span>{' '}
            <span>{t(`trainingEventsPage.${event.price}`)}</span>
          </p>
          <Heading level={3} variant="display3" id={titleId}>
            {t(`trainingEventsPage.sampleUpcomingEvents.${id}.title`)}
          </Heading>
          <Prose muted className={styles.summary}>
            {t(`trainingEventsPage.sampleUpcomingEvents.${id}.summary`)}
          </Prose>
        </div>
        <div className={styles.foot}>
          <Facts event={event} />
          <div className={styles.actions}>
            <ButtonLink
              to="/$lang/contact"
              params={{ lang }}
              search={{ event: id }}
              tone={TONES[event.format]}
              id={registerId}
              aria-labelledby={`${registerId} ${titleId}`}
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
              {t('trainingEventsPage.addToCalendar')}
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </Ticket>
  )
}

const NO_BREAK_SPACE = '\u00A0'

/** The line of the local time is reserved until hydration. */
function Facts({ event: { id, starts, minutes, places } }: { event: AnnouncedEvent }) {
  const t = useT()
  const lang = useLanguage()
  const isHydrated = useHydrated()
  const local = isHydrated ? formatLocally(starts, lang) : null
  const name = t(`trainingEventsPage.sampleUpcomingEvents.${id}.speaker`)

  return (
    <div className={styles.facts}>
      <p>
        <time dateTime={starts} className={styles.fact}>
          {t('trainingEventsPage.warsawTime', { time: formatTimeOf(starts, lang) })}
        </time>
        <span className={styles.detail}>
          {local ? t('trainingEventsPage.yourTime', { time: local }) : NO_BREAK_SPACE}
        </span>
      </p>
      <p>
        <span className={styles.fact}>{t('trainingEventsPage.speaker', { name })}</span>
        <span className={styles.detail}>
          <span>{t('trainingEventsPage.duration', { minutes })}</span>{' '}
          <span>{t('trainingEventsPage.places', { places })}</span>
        </span>
      </p>
    </div>
  )
}
