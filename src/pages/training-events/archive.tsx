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

const styles = {
  /** Joins the footer, which has the same ground. */
  band: css({ mb: '[calc(-1 * {spacing.section})]' }),
  heading: css({ mb: 'stack' }),
  grid: css({
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: 'gutter',
  }),
  card: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignItems: 'start',
    gap: '10',
    height: 'full',
  }),
  date: css({ display: 'block', textStyle: 'label', mb: '2' }),
  title: css({ maxWidth: '[7em]' }),
  watch: css({ gap: '2' }),
  missing: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'target',
    color: { base: 'onStageMuted', _print: 'textMuted' },
  }),
  empty: css({ textStyle: 'display3', maxWidth: '[9.7em]' }),
}

/** Past events, with their recordings. */
export function Archive({ events }: { events: readonly ArchivedEvent[] }) {
  const t = useT()
  return (
    <Section ground="stage" className={styles.band}>
      <Bounds>
        <Heading level={2} className={styles.heading}>
          {t('trainingEventsPage.archiveTitle')}
        </Heading>
        {events.length > 0 ? (
          <ul className={styles.grid}>
            {events.map((event) => (
              <li key={event.id} id={event.id}>
                <ArchiveCard event={event} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{t('trainingEventsPage.noPast')}</p>
        )}
      </Bounds>
    </Section>
  )
}

function ArchiveCard({ event }: { event: ArchivedEvent }) {
  const t = useT()
  const language = useLanguage()
  const { id, starts } = event
  // An event that has only just ended has no recording yet.
  const recording = 'recording' in event ? event.recording : null
  const titleId = `${id}-title`
  const watchId = `${id}-watch`

  return (
    <Frame tone="stage" size="sm" className={styles.card}>
      <div>
        <time dateTime={starts.slice(0, 10)} className={styles.date}>
          {formatDate(starts, language)}
        </time>
        <Heading level={3} look="display3" id={titleId} className={styles.title}>
          {eventTitle(t, event)}
        </Heading>
      </div>
      {recording ? (
        <ExternalLink
          href={recording}
          id={watchId}
          aria-labelledby={`${watchId} ${titleId}`}
          className={cx(button({ tone: 'paper', size: 'sm' }), styles.watch)}
        >
          <Icon of={Play} />
          {t('trainingEventsPage.watchRecordingButton')}
        </ExternalLink>
      ) : (
        <p className={styles.missing}>
          <Icon of={VideoOff} />
          {t('trainingEventsPage.recordingNotAvailable')}
        </p>
      )}
    </Frame>
  )
}
