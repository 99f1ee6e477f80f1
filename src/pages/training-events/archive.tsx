import { css, cx } from '@styled/css'
import { button } from '@styled/recipes'
import { Play, VideoOff } from 'lucide'
import type { AnnouncedEvent, PastEvent } from '../../content/events.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Frame } from '../../ui/frame.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'
import { eventTitle } from './event-title.ts'

type ArchivedEvent = AnnouncedEvent | PastEvent

/** The footer stands on the same stage: no paper between them. */
const band = css({ mb: '[calc(-1 * {spacing.section})]' })
const heading = css({ mb: 'stack' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
  gap: 'gutter',
})
const card = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: '10',
  height: 'full',
})
const date = css({ display: 'block', textStyle: 'label', mb: '2' })
const title = css({ maxWidth: '[7em]' })
const watch = css({ gap: '2' })
const missing = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minHeight: 'target',
  color: { base: 'onStageMuted', _print: 'textMuted' },
})
const nothing = css({ textStyle: 'display3', maxWidth: '[9.7em]' })

/** What is over, and can be watched where it was recorded. */
export function Archive({ events }: { events: readonly ArchivedEvent[] }) {
  const t = useT()
  return (
    <Section ground="stage" className={band}>
      <Bounds>
        <Heading level={2} className={heading}>
          {t('trainingEventsPage.archiveTitle')}
        </Heading>
        {events.length > 0 ? (
          <ul className={grid}>
            {events.map((event) => (
              <li key={event.id} id={event.id}>
                <ArchiveCard event={event} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={nothing}>{t('trainingEventsPage.noPast')}</p>
        )}
      </Bounds>
    </Section>
  )
}

function ArchiveCard({ event }: { event: ArchivedEvent }) {
  const t = useT()
  const language = useLanguage()
  const { id, starts } = event
  // What ended a moment ago has no recording yet.
  const recording = 'recording' in event ? event.recording : null
  const titleId = `${id}-title`
  const watchId = `${id}-watch`

  return (
    <Frame tone="stage" size="sm" className={card}>
      <div>
        <time dateTime={starts.slice(0, 10)} className={date}>
          {formatDate(starts, language)}
        </time>
        <Heading level={3} look="display3" id={titleId} className={title}>
          {eventTitle(t, event)}
        </Heading>
      </div>
      {recording ? (
        <ExternalLink
          href={recording}
          id={watchId}
          aria-labelledby={`${watchId} ${titleId}`}
          className={cx(button({ tone: 'paper', size: 'sm' }), watch)}
        >
          <Icon of={Play} />
          {t('trainingEventsPage.watchRecordingButton')}
        </ExternalLink>
      ) : (
        <p className={missing}>
          <Icon of={VideoOff} />
          {t('trainingEventsPage.recordingNotAvailable')}
        </p>
      )}
    </Frame>
  )
}
