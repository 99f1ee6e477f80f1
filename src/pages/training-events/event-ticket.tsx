import { css } from '@styled/css'
import { useHydrated } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide'
import { type AnnouncedEvent, calendarPath } from '../../content/events.ts'
import { formatLocally, formatTimeOf } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Ticket } from '../../ui/ticket.tsx'

const body = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: '6',
  padding: 'panel',
})
const words = css({
  display: 'grid',
  gridTemplateColumns: { lg: '1fr 1fr' },
  columnGap: 'gutter',
  rowGap: '4',
})
const format = css({ textStyle: 'label', mb: '2' })
const foot = css({
  display: 'grid',
  gridTemplateColumns: { xl: '1fr auto' },
  alignItems: 'end',
  gap: '6',
})
const facts = css({
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: 'gutter',
  rowGap: '4',
})
const fact = css({ display: 'block', textStyle: 'fact' })
const detail = css({
  display: 'flex',
  columnGap: '4',
  textStyle: 'small',
  color: 'textMuted',
  whiteSpace: { md: 'nowrap' },
})
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '3',
  '& > *': { flexGrow: { mdDown: '1' } },
})
const calendar = css({ gap: '2' })

/** Workshops are the creator's ink, webinars the brand's; the format is also written. */
const TONES = { workshop: 'creator', webinar: 'brand' } as const

/** One event, with what one needs to know before one comes. */
export function EventTicket({ event }: { event: AnnouncedEvent }) {
  const t = useT()
  const lang = useLanguage()
  const { id, item } = event
  const titleId = `${id}-title`
  const registerId = `${id}-register`
  const calendarId = `${id}-calendar`

  return (
    <Ticket starts={event.starts} format={event.format}>
      <div className={body}>
        <div className={words}>
          <div>
            <p className={format}>{t(`trainingEventsPage.sampleUpcomingEvents.${item}.format`)}</p>
            <Heading level={3} look="display3" id={titleId}>
              {t(`trainingEventsPage.sampleUpcomingEvents.${item}.title`)}
            </Heading>
          </div>
          <Prose muted>{t(`trainingEventsPage.sampleUpcomingEvents.${item}.summary`)}</Prose>
        </div>
        <div className={foot}>
          <Facts event={event} />
          <div className={actions}>
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
              className={calendar}
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

/** Two columns of two lines: the visitor's own time has its place before it is known. */
function Facts({ event: { item, starts, minutes, places } }: { event: AnnouncedEvent }) {
  const t = useT()
  const lang = useLanguage()
  const isHydrated = useHydrated()
  const local = isHydrated ? formatLocally(starts, lang) : null
  const name = t(`trainingEventsPage.sampleUpcomingEvents.${item}.speaker`)

  return (
    <div className={facts}>
      <p>
        <time dateTime={starts} className={fact}>
          {t('trainingEventsPage.warsawTime', { time: formatTimeOf(starts, lang) })}
        </time>
        <span className={detail}>
          {local ? t('trainingEventsPage.yourTime', { time: local }) : NO_BREAK_SPACE}
        </span>
      </p>
      <p>
        <span className={fact}>{t('trainingEventsPage.speaker', { name })}</span>
        <span className={detail}>
          <span>{t('trainingEventsPage.duration', { minutes })}</span>{' '}
          <span>{t('trainingEventsPage.places', { places })}</span>
        </span>
      </p>
    </div>
  )
}
