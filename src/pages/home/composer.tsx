import { css, cx } from '@styled/css'
import { link, sheet } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react'
import type { Duet, Voice } from '../../content/duet.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { useSendLink } from '../../sections/send-link.tsx'
import { Prose } from '../../ui/prose.tsx'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { writeDuet } from '../../urls/duet.ts'
import { absoluteUrl, pagePath } from '../../urls/location.ts'
import { answerTo } from './answer-voice.ts'
import { PlayButton, SendButton } from './composer-buttons.tsx'
import { DuetDrawing } from './duet-drawing.tsx'
import { DuetLayout, hidden, partsOf, StartLink } from './duet-layout.tsx'
import { keptVoice } from './kept-voice.ts'
import { useComposition } from './use-composition.ts'
import { usePlayedAtOnce, usePlayer } from './use-player.ts'
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
    alignItems: { lg: 'baseline' },
    '& > *': { py: { base: '3', lg: '1' } },
    '& > :first-child': { textStyle: 'body', pb: '0', flexBasis: { lgDown: 'full' } },
  }),
  /** Below the second frame */
  stamp: css({
    placeSelf: 'end',
    me: '3',
    translate: '[0 calc(100% + 0.375rem)]',
    bg: 'paper',
    color: 'ink',
  }),
}

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

export interface ComposerProps {
  /** The duet that was sent; the visitor adds the second voice to a half */
  sent: Duet | undefined
  /** What led here, if it was a press on the drawing: its way */
  press: RefObject<PointerEvent[]>
  /** Whether the visitor asked to hear the duet: with an answer, if nothing was sent */
  isPlayAsked: boolean
}

/** Draws a voice, plays it, and sends it as a link; loaded on intent. */
export function Composer({ sent, press, isPlayAsked }: ComposerProps) {
  const t = useT()
  const isHalfAskedFor = Boolean(sent) && isPlayAsked
  const [kept] = useState(keptVoice)
  const composition = useComposition(sent, isPlayAsked && !sent, kept)
  const { voice, ownVoice, shown, isWhole, isAnswered, canBeSent } = composition
  const { beat, play, stop, overlap } = usePlayer(shown, composition.markPlayed)
  // A visitor who opened a whole duet, or asked for an answer or for the half that was sent, has asked to hear it.
  const playButton = usePlayedAtOnce(isAnswered || isHalfAskedFor || Boolean(sent?.second), play)
  const { sendLink, linkField } = useSendLink(
    useLinkTo(composition.duet),
    'homePage.duet.linkCopied',
  )
  const { demoVoice, startDemo } = useDrawingDemo(
    voice,
    ownVoice === 'first' && !composition.wasDrawn && !isAnswered,
  )
  // The field with the link takes the hint's place.
  const hasHint = ownVoice && !canBeSent && !isAnswered && !linkField

  useLayoutEffect(holdScroll, [])
  // Who presses the button begins with an empty voice; who presses the drawing goes on with what is there.
  const begin = useEffectEvent(() => {
    if (!(sent || isPlayAsked || kept || press.current.length > 0)) composition.clear()
  })
  useEffect(begin, [])

  /** Removes the answer and the bars of the example, and points to the first bar. */
  function startOwn({ currentTarget }: MouseEvent) {
    stop()
    composition.clear()
    currentTarget.closest('section')?.querySelector('input')?.focus()
    startDemo()
  }

  return (
    <DuetLayout
      voice={sent && writeDuet(sent)}
      {...partsOf(sent, isWhole)}
      drawing={
        <>
          <DuetDrawing
            isSent={Boolean(sent)}
            duet={demoVoice ? { ...shown, first: demoVoice } : shown}
            canBeDrawn={ownVoice !== undefined}
            ringed={composition.wasDrawn || isAnswered ? undefined : ownVoice}
            answer={
              composition.canBeAnswered && !composition.isSilent ? answerTo(voice) : undefined
            }
            {...{ beat, overlap }}
          />
          {ownVoice && (
            <VoiceInput
              {...{ voice, press }}
              name={ownVoice}
              takesFocus={!kept}
              onDraw={composition.draw}
            />
          )}
          {isAnswered && <p className={cx(sheet().stamp, styles.stamp)}>{t('specimens.label')}</p>}
        </>
      }
      hint={hasHint && <Hint />}
      actions={
        <>
          <PlayButton ref={playButton} isPlaying={beat !== null} {...{ composition, play, stop }} />
          {ownVoice && <SendButton onStart={startOwn} onSend={sendLink} {...{ composition }} />}
          {sent?.second && <StartLink />}
        </>
      }
    >
      <div className={styles.turns}>
        <div className={isWhole && !linkField ? undefined : hidden}>
          <NextSide />
        </div>
        {linkField}
      </div>
    </DuetLayout>
  )
}

/** How to draw with what is at hand; that of the keys is the name of their group. */
function Hint() {
  const t = useT()
  return (
    <Prose muted>
      <span className={byFinger}>{t('homePage.duet.hint.touch')}</span>
      <span className={byKeys} aria-hidden>
        {t('homePage.duet.hint.keys')}
      </span>
    </Prose>
  )
}

const useLinkTo = (duet: Duet) =>
  absoluteUrl(`${pagePath(useLanguage(), '')}?voice=${writeDuet(duet)}#duet`)

const RAISED_MS = 600
const RAISED_TO = 4

/** Shows how to draw, at first unasked: the first bar rises, and falls back. */
function useDrawingDemo(voice: Voice, isWanted: boolean) {
  const [isRaised, setRaised] = useState(false)
  const startDemo = () => setRaised(!prefersReducedMotion())
  useEffect(startDemo, [])
  useEffect(() => {
    if (!isRaised) return
    const fall = setTimeout(setRaised, RAISED_MS, false)
    return () => clearTimeout(fall)
  }, [isRaised])
  return { demoVoice: isRaised && isWanted ? voice.with(0, RAISED_TO) : undefined, startDemo }
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
