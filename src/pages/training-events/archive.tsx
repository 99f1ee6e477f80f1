import { css, cx } from '@styled/css'
import { button, link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Play } from 'lucide'
import type { AnnouncedEvent, PastEvent, PostOfEvent } from '../../content/events.ts'
import { formatDate } from '../../i18n/dates.ts'
import type { Translate } from '../../i18n/t.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { belowPageTitle } from '../../sections/page-title.tsx'
import { Art } from '../../ui/art.tsx'
import { Bounds } from '../../ui/bounds.tsx'
import { cardLink } from '../../ui/card-link.ts'
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

const relatedPost = (event: ArchivedEvent) => ('post' in event ? event.post : undefined)

const styles = {
  section: css({ py: 'stack' }),
  heading: css({ mb: '5' }),
  /** A shelf: covers in a row; on a phone and on paper beside their words. */
  shelf: css({
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      // With large text two or three.
      lg: 'repeat(auto-fill, minmax(max(12.5rem, 20%), 1fr))',
    },
    columnGap: 'gutter',
    rowGap: 'stack',
  }),
  event: css({
    position: 'relative',
    display: { base: 'flex', md: 'grid' },
    gridTemplateRows: 'auto 1fr',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: '4',
  }),
  /** The whole of it leads to the post. */
  linked: css({
    _hover: { '& h3': { textDecoration: 'underline' } },
  }),
  cover: css({
    flex: '[0 0 min(7rem, 30%)]',
    minWidth: '[0]',
    borderRadius: { base: 'md', md: 'frame' },
  }),
  /** Below the cover where text is large */
  words: css({
    flex: '[50 1 10rem]',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '3',
    height: { md: 'full' },
  }),
  date: css({ textStyle: 'fact', color: 'creatorOnStage' }),
  title: css({ maxWidth: 'caption' }),
  summary: css({ color: 'onStageMuted' }),
  /** Above the link, whose target is the whole event */
  watch: css({ position: 'relative', zIndex: '[1]', gap: '2', mt: '2' }),
  /** Its arrow stands in the padding, so that it stays beside the last word. */
  post: css({
    textStyle: 'fact',
    minHeight: 'target',
    pe: '8',
    hyphens: 'none',
    textWrap: 'balance',
    textDecorationColor: 'creatorOnStage',
    mt: '2',
    '& > svg': { display: 'inline', ms: '2', me: '-8' },
  }),
  /** Below the date, as a fact beside another */
  missing: css({ textStyle: 'small', color: 'onStageMuted', mt: '-2' }),
  empty: css({ textStyle: 'display3', maxWidth: 'measure' }),
}

/** Past events: those with a recording, then the others. */
export function Archive({ events }: { events: readonly ArchivedEvent[] }) {
  const t = useT()
  const shelf = [...events].sort((a, b) => Number(isRecorded(b)) - Number(isRecorded(a)))
  return (
    <Section ground="stage" space="none" className={styles.section}>
      <Bounds>
        <Heading level={2} className={cx(belowPageTitle, styles.heading)}>
          {t('trainingEventsPage.archiveTitle')}
        </Heading>
        {shelf.length > 0 ? (
          <ul className={styles.shelf}>
            {shelf.map((event) => (
              <li
                key={event.id}
                id={event.id}
                className={cx(styles.event, relatedPost(event) && styles.linked)}
              >
                <Art
                  name={`recording-${event.id}`}
                  src={covers[`../../content/art/recording-${event.id}.svg`]}
                  className={styles.cover}
                />
                <div className={styles.words}>
                  <Words event={event} />
                </div>
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

/** The day of an event, whether there is a recording, its title, what it was about, and the post on its subject */
function Words({ event }: { event: ArchivedEvent }) {
  const t = useT()
  const language = useLanguage()
  const post = relatedPost(event)
  return (
    <>
      <time dateTime={event.starts.slice(0, 10)} className={styles.date}>
        {formatDate(event.starts, language)}
      </time>
      {!isRecorded(event) && (
        <p className={styles.missing}>{t('trainingEventsPage.recordingNotAvailable')}</p>
      )}
      <Heading level={3} variant="title" id={titleId(event)} className={styles.title}>
        {textOf(t, event, 'title')}
      </Heading>
      <p className={styles.summary}>{textOf(t, event, 'summary')}</p>
      {post && <PostLink id={post} />}
      {isRecorded(event) && <Recording event={event} />}
    </>
  )
}

/** Leads to the post on the subject of an event. */
function PostLink({ id }: { id: PostOfEvent }) {
  const t = useT()
  return (
    <Link
      to="/$lang/blog/$post"
      params={{ lang: useLanguage(), post: id }}
      className={cx(link(), cardLink, styles.post)}
    >
      {t(`trainingEventsPage.read.${id}`)}
      <Icon of={ArrowRight} bold />
    </Link>
  )
}

function Recording({ event }: { event: RecordedEvent }) {
  const t = useT()
  const watchId = `${event.id}-watch`
  return (
    <ExternalLink
      href={event.recording}
      id={watchId}
      aria-labelledby={`${watchId} ${titleId(event)}`}
      className={cx(button({ tone: 'paper', size: 'sm' }), styles.watch)}
    >
      <Icon of={Play} />
      {t('trainingEventsPage.watchRecordingButton')}
    </ExternalLink>
  )
}

const titleId = ({ id }: ArchivedEvent) => `${id}-title`

const textOf = (t: Translate, event: ArchivedEvent, text: 'title' | 'summary'): string =>
  'places' in event
    ? t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.${text}`)
    : t(`trainingEventsPage.samplePastEvents.${event.id}.${text}`)
