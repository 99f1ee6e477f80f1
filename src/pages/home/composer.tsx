import { css, cx } from '@styled/css'
import { link, sheet } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { BEATS, type Duet, EXAMPLE, isHeard, type Voice } from '../../content/duet.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSendLink } from '../../sections/send-link.tsx'
import { BEAT_MS } from '../../tuning.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Prose } from '../../ui/prose.tsx'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { writeDuet } from '../../urls/duet.ts'
import { absoluteUrl, pagePath } from '../../urls/location.ts'
import { answerTo } from './answer-voice.ts'
import { DuetDrawing } from './duet-drawing.tsx'
import { DuetLayout, hidden } from './duet-layout.tsx'
import { playDuet, playNote } from './play-duet.ts'
import { VoiceInput } from './voice-input.tsx'

const styles = {
  /** One at a time, in the room of the largest */
  turns: css({
    display: 'grid',
    width: 'full',
    alignItems: 'start',
    justifyItems: { md: 'start' },
    _layers: { gridArea: '1 / 1' },
  }),
  /** Beside the main act */
  quiet: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '6',
    textStyle: 'title',
    '& > *': { py: '3' },
    '& > :first-child': { textStyle: 'body', pb: '0', flexBasis: 'full' },
  }),
  /** On the edge of the second frame, below the bars */
  stamp: css({
    placeSelf: 'end',
    me: '5',
    translate: '[0 65%]',
    bg: 'paper',
    color: 'ink',
  }),
  /** Dotted, as the half that is missing, until there is something to send */
  waiting: css({
    bg: 'transparent',
    color: 'text',
    border: '{borderWidths.heavy} dotted {colors.text}',
  }),
}

const first = css({ display: 'block', textStyle: 'fact', color: 'text', mb: '1' })
/** Each in the room of the longest, so that what is beside them keeps its place */
const labels = css({ display: 'grid', _layers: { gridArea: '1 / 1' } })
const byFinger = css({ display: { base: 'none', _touch: 'inline' } })
const byKeys = css({ display: { _touch: 'none' } })

/**
 * Lays the page out without scroll anchoring: as the section is replaced, the browser would keep what
 * follows in its place, and move the drawing away from the pointer.
 */
function holdScroll() {
  const { documentElement: root } = document
  root.style.overflowAnchor = 'none'
  root.getBoundingClientRect()
  root.style.overflowAnchor = ''
}

const SILENCE: Voice = Array.from({ length: BEATS }, () => 0)

export interface ComposerProps {
  /** The duet that was sent; the visitor adds the second voice to a half */
  sent: Duet | undefined
  /** What led here, if it was a press on the drawing */
  press: RefObject<PointerEvent | null>
  /** Whether an answer was asked for at once */
  isAnswered: boolean
}

/** Draws a voice, plays it, and sends it as a link; loaded on intent. */
export function Composer({ sent, press, isAnswered: isAskedFirst }: ComposerProps) {
  const t = useT()
  const composition = useComposition(sent, isAskedFirst)
  const { duet, shown, own, voice, wasDrawn, isWhole, isAnswered, canBeAnswered } = composition
  const { beat, play, stop, overlap } = usePlayer(shown, composition.markPlayed)
  // Whoever opened a whole duet, or asked for an answer, has asked to hear it.
  const listen = usePlayedAtOnce(isAnswered || Boolean(sent?.second), play)
  const { sendLink, linkField } = useSendLink(useLinkTo(duet), 'homePage.duet.linkCopied')
  const parts = sent ? (['found', 'whole'] as const) : (['start', 'sample'] as const)
  // The main act: to send what can be sent, and before that to hear both voices
  const canBeSent = sent ? own && isWhole : wasDrawn && isHeard(voice)
  const hintId = useId()
  // Before that, whoever has a half to send is asked to draw it.
  const isInvited = own === 'first' && voice === EXAMPLE && !wasDrawn
  const hint = own && !canBeSent && !isAnswered ? hintId : undefined
  const isWaiting = !canBeSent && !isInvited
  const isSilent = canBeAnswered && !isHeard(voice)
  const { shownHow, showHow } = useShownHow(voice, own === 'first' && !wasDrawn && !isAnswered)
  const [part, roomFor] = isWhole ? parts.toReversed() : parts

  useLayoutEffect(holdScroll, [])
  // A press on the button hands the instrument over; one on the drawing goes on with what is there.
  const begin = useEffectEvent(() => {
    if (!(sent || isAskedFirst || press.current)) composition.clear()
  })
  useEffect(begin, [])

  /** The answer and the bars of the example go, and the first bar is where to begin. */
  function startOwn({ currentTarget }: MouseEvent) {
    stop()
    composition.clear()
    currentTarget.closest('section')?.querySelector('input')?.focus({ preventScroll: true })
    showHow()
  }

  return (
    <DuetLayout
      voice={sent && writeDuet(sent)}
      part={part}
      roomFor={own && roomFor}
      drawing={
        <>
          <DuetDrawing
            duet={shownHow ? { ...shown, first: shownHow } : shown}
            canBeDrawn={own !== undefined}
            ringed={wasDrawn || isAnswered ? undefined : own}
            answer={canBeAnswered && !isSilent ? answerTo(voice) : undefined}
            {...{ beat, overlap }}
          />
          {own && <VoiceInput {...{ voice, press }} name={own} onDraw={composition.draw} />}
          {isAnswered && <p className={cx(sheet().stamp, styles.stamp)}>{t('specimens.label')}</p>}
        </>
      }
    >
      <Actions>
        <Button
          ref={listen}
          tone={sent && !canBeSent ? 'creator' : 'line'}
          disabled={isSilent}
          className={isSilent ? styles.waiting : undefined}
          onClick={beat !== null ? stop : canBeAnswered ? composition.answer : play}
        >
          <ActionLabel
            of={sent ? ['listen', 'stop'] : ['sample.button', 'listen', 'stop']}
            shown={beat !== null ? 'stop' : canBeAnswered ? 'sample.button' : 'listen'}
          />
        </Button>
        {own && (
          <Button
            tone="creator"
            disabled={isWaiting}
            aria-describedby={hint}
            onClick={isInvited ? startOwn : sendLink}
            className={isWaiting ? styles.waiting : undefined}
            arrow
          >
            <ActionLabel
              of={sent ? ['sendBack'] : ['send', 'start.button']}
              shown={sent ? 'sendBack' : isInvited ? 'start.button' : 'send'}
            />
          </Button>
        )}
      </Actions>
      <div className={styles.turns}>
        {hint && <Hint id={hint} isBack={Boolean(sent)} />}
        <div className={isWhole && !linkField ? undefined : hidden}>
          <NextSide />
        </div>
        {linkField}
      </div>
    </DuetLayout>
  )
}

/** How to draw with what is at hand, and what is to be done before anything can be sent back */
function Hint({ id, isBack }: { id: string; isBack: boolean }) {
  const t = useT()
  return (
    <Prose id={isBack ? undefined : id} muted>
      {isBack && (
        <>
          <strong id={id} className={first}>
            {t('homePage.duet.hint.sendBack')}
          </strong>{' '}
        </>
      )}
      <span className={byFinger}>{t('homePage.duet.hint.touch')}</span>
      <span className={byKeys}>{t('homePage.duet.hint.keys')}</span>
    </Prose>
  )
}

type Act = 'sample.button' | 'listen' | 'stop' | 'start.button' | 'send' | 'sendBack'

function ActionLabel({ of, shown }: { of: readonly Act[]; shown: Act }) {
  const t = useT()
  return (
    <span className={labels}>
      {of.map((act) => (
        <span key={act} className={act === shown ? undefined : hidden}>
          {t(`homePage.duet.${act}`)}
        </span>
      ))}
    </span>
  )
}

const useLinkTo = (duet: Duet) =>
  absoluteUrl(`${pagePath(useLanguage(), '')}?voice=${writeDuet(duet)}#duet`)

/** What has been drawn and heard: the duet of the link, and the one shown, which may have a sample answer. */
function useComposition(sent: Duet | undefined, isAskedFirst: boolean) {
  const [voice, setVoice] = useState<Voice>(sent ? SILENCE : EXAMPLE)
  const [isAnswered, setAnswered] = useState(isAskedFirst)
  const [wasDrawn, setWasDrawn] = useState(false)
  const [wasPlayed, setWasPlayed] = useState(false)
  const duet: Duet = sent ? { second: voice, ...sent } : { first: voice }
  const shown = isAnswered ? { first: voice, second: answerTo(voice) } : duet
  const own = sent ? (sent.second ? undefined : 'second') : 'first'
  return {
    voice,
    duet,
    shown,
    own,
    isAnswered,
    wasDrawn,
    isWhole: Boolean(sent?.second) || (isHeard(shown.second) && wasPlayed),
    canBeAnswered: !sent && !isAnswered,
    draw(at: number, note: number) {
      setWasDrawn(true)
      if (!own || voice[at] === note) return
      setVoice((drawn) => drawn.with(at, note))
      playNote(own, note)
    },
    answer() {
      setAnswered(true)
      setWasPlayed(false)
    },
    clear() {
      setAnswered(false)
      setVoice(SILENCE)
    },
    markPlayed: () => setWasPlayed(true),
  } as const
}

const RAISED_MS = 600
const RAISED_TO = 4

/** Shows how to draw, at first unasked: the first bar rises, and falls back. */
function useShownHow(voice: Voice, isWanted: boolean) {
  const [isRaised, setRaised] = useState(false)
  const showHow = () => setRaised(!prefersReducedMotion())
  useEffect(showHow, [])
  useEffect(() => {
    if (!isRaised) return
    const fall = setTimeout(setRaised, RAISED_MS, false)
    return () => clearTimeout(fall)
  }, [isRaised])
  return { shownHow: isRaised && isWanted ? voice.with(0, RAISED_TO) : undefined, showHow }
}

/** Leads on to the form, by either audience. */
function NextSide() {
  const t = useT()
  const to = { to: '/$lang/contact', params: { lang: useLanguage() } } as const
  return (
    <p className={styles.quiet}>
      <span>{t('homePage.duet.forReal')}</span>
      <Link {...to} search={{ type: 'influencer' }} className={link()}>
        {t('homePage.elevateButtons.influencer')}
      </Link>
      <Link {...to} search={{ type: 'brand' }} className={link()}>
        {t('homePage.elevateButtons.brand')}
      </Link>
    </p>
  )
}

/** The player of a duet; the overlap prints from its first beat to its last. */
function usePlayer(duet: Duet, onEnd: () => void) {
  const [beat, setBeat] = useState<number | null>(null)
  const overlap = useRef<SVGSVGElement>(null)
  const running = useRef<() => void>(null)
  useEffect(() => () => running.current?.(), [])

  return {
    beat,
    overlap,
    play() {
      running.current?.()
      running.current = playDuet(duet, (next) => {
        setBeat(next)
        if (next === null) onEnd()
      })
      if (!prefersReducedMotion()) overlap.current?.animate(PRINTING, BEATS * BEAT_MS)
    },
    stop() {
      running.current?.()
      for (const animation of overlap.current?.getAnimations() ?? []) animation.cancel()
      setBeat(null)
    },
  }
}

/** Plays what was asked for before there was a player; gives the button that has the focus then. */
function usePlayedAtOnce(isAskedFor: boolean, play: () => void) {
  const button = useRef<HTMLButtonElement>(null)
  const playAtOnce = useEffectEvent(() => {
    button.current?.focus({ preventScroll: true })
    play()
  })
  useEffect(() => {
    if (isAskedFor) playAtOnce()
  }, [isAskedFor])
  return button
}

const PRINTING = { clipPath: ['inset(0 100% 0 0)', 'inset(0)'] }
