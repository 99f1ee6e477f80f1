import { css, cx } from '@styled/css'
import { button, link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { Play, VideoOff } from 'lucide'
import type { AnnouncedEvent, ArticleOfEvent, PastEvent } from '../../content/events.ts'
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
type RecordedEvent = PastEvent & { recording: string }

/** An event that has only just ended has no recording yet. */
const isRecorded = (event: ArchivedEvent): event is RecordedEvent =>
  'recording' in event && event.recording !== null

const styles = {
  section: css({ py: 'stack' }),
  heading: css({ mb: '5' }),
  lists: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'stack' }),
  /** Phone screens in a row, every other one lower. */
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
    gap: '3',
    _even: { md: { translate: '[0 clamp(0rem, 4vw, 4rem)]' } },
  }),
  cover: css({ borderRadius: 'frame' }),
  date: css({ textStyle: 'label', color: 'onStageMuted' }),
  title: css({ maxWidth: 'caption' }),
  watch: css({ gap: '2', mt: 'auto', alignSelf: 'start' }),
  entry: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '3fr 6fr 3fr' },
    columnGap: 'gutter',
    rowGap: '2',
    alignItems: 'baseline',
    py: '5',
    borderTop: '[{borderWidths.rule} solid {colors.stageLine}]',
  }),
  summary: css({ gridColumn: { lg: '2' }, color: 'onStageMuted' }),
  /** Beside both lines of the text */
  aside: css({ gridArea: { lg: '1 / 3 / span 2' } }),
  missing: css({
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'small',
    color: 'onStageMuted',
  }),
  article: css({ display: 'inline-block', textStyle: 'label', py: '3' }),
  empty: css({ textStyle: 'display3', maxWidth: '[9.7em]' }),
}

/** Past events: recordings with their covers, then those without one. */
export function Archive({ events }: { events: readonly ArchivedEvent[] }) {
  const t = useT()
  const recorded = events.filter(isRecorded)
  const others = events.filter((event) => !isRecorded(event))
  return (
    <Section ground="stage" space="none" className={styles.section}>
      <Bounds>
        <Heading level={2} className={cx(belowPageTitle, styles.heading)}>
          {t('trainingEventsPage.archiveTitle')}
        </Heading>
        <div className={styles.lists}>
          {recorded.length > 0 && (
            <ul className={styles.grid}>
              {recorded.map((event) => (
                <li key={event.id} id={event.id} className={styles.card}>
                  <Recording event={event} />
                </li>
              ))}
            </ul>
          )}
          {others.length > 0 && (
            <ul>
              {others.map((event) => (
                <li key={event.id} id={event.id} className={styles.entry}>
                  <Title event={event} />
                  <p className={styles.summary}>{textOf(t, event, 'summary')}</p>
                  <div className={styles.aside}>
                    <p className={styles.missing}>
                      <Icon of={VideoOff} />
                      {t('trainingEventsPage.recordingNotAvailable')}
                    </p>
                    {'article' in event && event.article && <Article id={event.article} />}
                  </div>
                </li>
              ))}
            </ul>
          )}
          {events.length === 0 && <p className={styles.empty}>{t('trainingEventsPage.noPast')}</p>}
        </div>
      </Bounds>
    </Section>
  )
}

/** The article on the subject of an event */
function Article({ id }: { id: ArticleOfEvent }) {
  const t = useT()
  return (
    <Link
      to="/$lang/blog/$post"
      params={{ lang: useLanguage(), post: id }}
      className={cx(link(), styles.article)}
    >
      {t(`trainingEventsPage.read.${id}`)}
    </Link>
  )
}

/** The cover of an event whose recording can be watched */
function Recording({ event }: { event: RecordedEvent }) {
  const t = useT()
  const { id, recording } = event
  const watchId = `${id}-watch`
  return (
    <>
      <Art
        name={`recording-${id}`}
        src={covers[`../../content/art/recording-${id}.svg`]}
        className={styles.cover}
      />
      <Title event={event} />
      <ExternalLink
        href={recording}
        id={watchId}
        aria-labelledby={`${watchId} ${titleId(event)}`}
        className={cx(button({ tone: 'paper', size: 'sm' }), styles.watch)}
      >
        <Icon of={Play} />
        {t('trainingEventsPage.watchRecordingButton')}
      </ExternalLink>
    </>
  )
}

const titleId = ({ id }: ArchivedEvent) => `${id}-title`

/** The day of an event, and its title */
function Title({ event }: { event: ArchivedEvent }) {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <time dateTime={event.starts.slice(0, 10)} className={styles.date}>
        {formatDate(event.starts, language)}
      </time>
      <Heading level={3} variant="title" id={titleId(event)} className={styles.title}>
        {textOf(t, event, 'title')}
      </Heading>
    </>
  )
}

const textOf = (t: Translate, event: ArchivedEvent, text: 'title' | 'summary'): string =>
  'format' in event
    ? t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.${text}`)
    : t(`trainingEventsPage.samplePastEvents.${event.id}.${text}`)
