import { css, cx } from '@styled/css'
import { button } from '@styled/recipes'
import { Play, VideoOff } from 'lucide'
import type { AnnouncedEvent, PastEvent } from '../../content/events.ts'
import { formatDate } from '../../i18n/dates.ts'
import type { Translate } from '../../i18n/t.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { belowPageTitle } from '../../sections/page-title.tsx'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/section.tsx'

/** Imported here only, so that their URLs are not in the chunks of other pages. */
const covers = import.meta.glob<string>('../../content/art/recording-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

type ArchivedEvent = AnnouncedEvent | PastEvent

const styles = {
  /** Joins the footer, which has the same ground. */
  band: css({
    mb: '[calc(-1 * {spacing.section})]',
    borderBottomWidth: 'rule',
    borderColor: 'stageLine',
  }),
  heading: css({ mb: 'stack' }),
  /** Phone screens in a row, every other one lower; on a phone they alternate sides. */
  grid: css({
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      // With large text two or three.
      lg: 'repeat(auto-fill, minmax(max(12.5rem, 20%), 1fr))',
      _print: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: 'gutter',
    rowGap: 'stack',
    mb: { md: '[clamp(0rem, 4vw, 4rem)]' },
  }),
  card: css({
    display: 'flex',
    flexDirection: 'column',
    _odd: { paddingInlineEnd: { base: '[18%]', md: '0', _print: '0' } },
    _even: {
      paddingInlineStart: { base: '[18%]', md: '0', _print: '0' },
      md: { translate: '[0 clamp(0rem, 4vw, 4rem)]' },
    },
  }),
  cover: css({ borderRadius: 'frame' }),
  date: css({
    textStyle: 'label',
    mt: '5',
    mb: '2',
    color: 'onStageMuted',
  }),
  title: css({ maxWidth: 'caption', mb: '5' }),
  watch: css({ gap: '2', mt: 'auto', alignSelf: 'start' }),
  missing: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'target',
    mt: 'auto',
    color: 'onStageMuted',
  }),
  empty: css({ textStyle: 'display3', maxWidth: '[9.7em]' }),
}

/** Past events, with their recordings. */
export function Archive({ events }: { events: readonly ArchivedEvent[] }) {
  const t = useT()
  return (
    <Section ground="stage" className={styles.band}>
      <Bounds>
        <Heading level={2} className={cx(belowPageTitle, styles.heading)}>
          {t('trainingEventsPage.archiveTitle')}
        </Heading>
        {events.length > 0 ? (
          <ul className={styles.grid}>
            {events.map((event) => (
              <li key={event.id} id={event.id} className={styles.card}>
                <ArchivedItem event={event} />
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

function ArchivedItem({ event }: { event: ArchivedEvent }) {
  const t = useT()
  const language = useLanguage()
  const { id, starts } = event
  // An event that has only just ended has no recording yet.
  const recording = 'recording' in event ? event.recording : null
  const titleId = `${id}-title`
  const watchId = `${id}-watch`

  return (
    <>
      <Art
        name={`recording-${id}`}
        src={covers[`../../content/art/recording-${id}.svg`]}
        className={styles.cover}
      />
      <time dateTime={starts.slice(0, 10)} className={styles.date}>
        {formatDate(starts, language)}
      </time>
      <Heading level={3} variant="title" id={titleId} className={styles.title}>
        {eventTitle(t, event)}
      </Heading>
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
    </>
  )
}

const eventTitle = (t: Translate, event: AnnouncedEvent | PastEvent): string =>
  'format' in event
    ? t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)
    : t(`trainingEventsPage.samplePastEvents.${event.id}.title`)
