import { css, cx } from '@styled/css'
import { button, link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { ArrowRight, Play } from 'lucide'
import type { AnnouncedEvent, PastEvent, PostOfEvent } from '../../content/events.ts'
import { formatDate } from '../../i18n/dates.ts'
import type { Translate } from '../../i18n/t.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
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
  /** A row of the programme: a picture and its texts, which are below it where text is large. */
  event: css({
    position: 'relative',
    py: '5',
    borderTop: '[1px solid {colors.stageLine}]',
  }),
  columns: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: { base: 'start', md: 'center' },
    columnGap: 'gutter',
    rowGap: '2',
  }),
  cover: css({
    flex: '[0 0 min(6rem, 20%)]',
    minWidth: '[0]',
    borderRadius: 'md',
  }),
  texts: css({ flex: '[1 1 9.5rem]' }),
  /** The evening, and what there is of it to see and to read: beside each other, or one below the other */
  half: css({ flex: '[2 1 20rem]' }),
  date: css({ textStyle: 'fact', color: 'creatorOnStage' }),
  title: css({ mt: '1', mb: '2' }),
  muted: css({ color: 'onStageMuted' }),
  /** Above the link, whose target is the whole event */
  watch: css({ position: 'relative', zIndex: '[1]' }),
  /** Its arrow is never alone on a line. */
  post: css({
    display: 'block',
    py: '3',
    pe: '8',
    textStyle: 'fact',
    hyphens: 'none',
    textWrap: 'balance',
    textDecorationColor: 'creatorOnStage',
    _hover: { color: 'creatorOnStage' },
    '& > svg': { display: 'inline', ms: '2', me: '-8' },
  }),
  missing: css({ display: 'inline-block', textStyle: 'small', color: 'onStageMuted' }),
  empty: css({ textStyle: 'display3', maxWidth: 'measure' }),
}

/** Past events: those with a recording, then the others. */
export function Archive({ events }: { events: readonly ArchivedEvent[] }) {
  const t = useT()
  const programme = [...events].sort((a, b) => Number(isRecorded(b)) - Number(isRecorded(a)))
  return (
    <Section ground="stage" space="none" className={styles.section}>
      <Bounds>
        <Heading level={2} variant="display3" className={styles.heading}>
          {t('trainingEventsPage.archiveTitle')}
        </Heading>
        {programme.length > 0 ? (
          <ul>
            {programme.map((event) => (
              <Row key={event.id} event={event} />
            ))}
          </ul>
        ) : (
          <p className={styles.empty}>{t('trainingEventsPage.noPast')}</p>
        )}
      </Bounds>
    </Section>
  )
}

/** The day of an event, whether it was recorded, its title, what it was about; the recording, and the post on its subject */
function Row({ event }: { event: ArchivedEvent }) {
  const t = useT()
  const language = useLanguage()
  const post = relatedPost(event)
  return (
    <li id={event.id} className={cx(styles.event, styles.columns)}>
      <Art
        name={`recording-${event.id}`}
        src={covers[`../../content/art/recording-${event.id}.svg`]}
        className={styles.cover}
      />
      <div className={cx(styles.texts, styles.columns)}>
        <div className={styles.half}>
          <p>
            <time dateTime={event.starts.slice(0, 10)} className={styles.date}>
              {formatDate(event.starts, language)}
            </time>
            {!isRecorded(event) && (
              <>
                &emsp;
                <span className={styles.missing}>
                  {t('trainingEventsPage.recordingNotAvailable')}
                </span>
              </>
            )}
          </p>
          <Heading level={3} variant="title" id={titleId(event)} className={styles.title}>
            {textOf(t, event, 'title')}
          </Heading>
          <p className={styles.muted}>{textOf(t, event, 'summary')}</p>
        </div>
        <div className={styles.half}>
          {isRecorded(event) && <Recording event={event} />}
          {post && <PostLink id={post} />}
        </div>
      </div>
    </li>
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
      className={cx(button({ tone: 'creator' }), styles.watch)}
    >
      {t('trainingEventsPage.watchRecordingButton')}
      <Icon of={Play} />
    </ExternalLink>
  )
}

const titleId = ({ id }: ArchivedEvent) => `${id}-title`

const textOf = (t: Translate, event: ArchivedEvent, text: 'title' | 'summary'): string =>
  'places' in event
    ? t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.${text}`)
    : t(`trainingEventsPage.samplePastEvents.${event.id}.${text}`)
