import { css, cx } from '@styled/css'
import { mark } from '@styled/recipes'
import type { Ref } from 'react'
import { type Duet, hasNotes, type Voice, type VoiceName } from '../../content/duet.ts'
import { useT } from '../../i18n/use-t.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { barsPath, DRAWING, endsPath, linesPath, outlinesOf, placeOfEnd } from './duet-geometry.ts'
import { beforeAnyWasSent } from './duet-layout.tsx'

const LINES = { strokeLinecap: 'round', fill: 'none' } as const
/** Stretched to its box: strokes keep their width, and round ends stay round. */
const CANVAS = {
  ...LINES,
  viewBox: `0 0 ${DRAWING.width} ${DRAWING.height}`,
  preserveAspectRatio: 'none',
} as const
const WHOLE = { width: '100%', height: '100%' }

/** Strokes in units of the drawing */
const BARS = { strokeWidth: 'calc(40 * var(--u))' }
/** The beat that sounds */
const LOUD = { strokeWidth: 'calc(56 * var(--u))' }
const HOLES = { strokeWidth: 'calc(17 * var(--u))' }
/** A dot for each beat, and a larger one for the first and the fifth */
const PLACES = {
  strokeWidth: 'calc(8 * var(--u))',
  strokeDasharray: '.1px calc(10.9375cqw - .1px)',
}
const ACCENTS = {
  strokeWidth: 'calc(14 * var(--u))',
  strokeDasharray: '.1px calc(43.75cqw - .1px)',
}
/** A frame with its dots inside its edge */
const MISSING = {
  ...{ x: '.6%', y: '1.2%', width: '98.8%', height: '97.6%' },
  stroke: 'var(--overlap)',
  strokeWidth: 'calc(6 * var(--u))',
  strokeDasharray: '.1px calc(16 * var(--u))',
}
/** As wide as a bar with its dots */
const OUTLINE_WIDTH = 36
const MISSING_BAR = {
  stroke: 'var(--overlap)',
  strokeWidth: 'calc(4 * var(--u))',
  strokeDasharray: '.1 10.9',
}

const styles = {
  /**
   * Two frames, the left one higher, the right one lower, and a canvas over both, as large as there is
   * room for; `--u` is a unit of its height. Each ends between two notes: no hole of a bar is cut by its edge.
   */
  drawing: css({
    position: 'relative',
    containerType: 'size',
    aspectRatio: { lgDown: '[16 / 11]' },
    '--u': '0.22728cqh',
    '--corner': 'calc(52 * var(--u))',
    '& *': { position: 'absolute', vectorEffect: 'non-scaling-stroke', rx: '[var(--corner)]' },
  }),
  frame: css({ width: '[93.75%]', height: '[65.68%]', borderRadius: '[var(--corner)]' }),
  left: css({ bg: 'var(--left)' }),
  right: css({ right: '0', bottom: '0' }),
  printed: css({ bg: 'var(--right)' }),
  overlap: css({
    inset: '[34.32% 6.25%]',
    overflow: 'clip',
    // Or the smoothed edge of its ground would cross the bars that go on.
    overflowClipMargin: '[0.03rem]',
    borderRadius: '[var(--corner) 0]',
    bg: 'var(--overlap)',
    // Where the canvas below it is, to the pixel
    '& > *': { left: '[-6.25cqw]', top: '[-34.32cqh]', width: '[100cqw]', height: '[100cqh]' },
  }),
  answer: css({
    '--corner': 'calc(18 * var(--u))',
    marginLeft: '[calc(-1 * var(--corner))]',
    '& > *': { width: '[calc(2 * var(--corner))]' },
  }),
  ring: css({ margin: '[-50cqh -50cqw]' }),
}

/** The bars of the page and of an answer rise from the middle; those at hand are there already. */
const rising = css({
  transformOrigin: 'center',
  _motionSafe: { animation: '[riseFromMiddle {durations.slow} {easings.snap}]' },
})
/** What is drawn springs to its new place: bars, their outlines and the ring. */
const springing = css({
  _motionSafe: {
    transition:
      '[height {durations.base} {easings.snap}, top {durations.base} {easings.snap}, y {durations.base} {easings.snap}, d {durations.base} {easings.snap}]',
  },
})
/** The second frame comes to the first whenever both are heard. */
const meeting = css({
  _motionSafe: { animation: '[slideFromRight {durations.slow} {easings.out}]' },
})
const onUnison = css({ stroke: { base: 'onUnison', _forcedColors: '[Canvas]' } })

const guides = {
  first: beforeAnyWasSent,
  second: css({ '#duet:not([data-voice]) &': { display: 'none' } }),
}

/** The ink of the bars on each ground, and the colour of the ground, which shows through their holes */
const GROUNDS = {
  creator: { ink: { className: css({ stroke: 'onCreator' }) }, hole: { stroke: 'var(--left)' } },
  // The white of the overlap, into which the bars go on
  brand: { ink: { className: css({ stroke: 'onStage' }) }, hole: { stroke: 'var(--right)' } },
  page: { ink: { stroke: 'var(--overlap)' }, hole: { className: onUnison } },
  unison: { ink: { className: onUnison }, hole: { stroke: 'var(--overlap)' } },
}

interface DuetDrawingProps {
  /** Whether somebody has sent it: its notes are told to those who do not see them */
  isSent: boolean
  duet: Duet
  /** Whether the visitor can draw: the first voice, or the second where the first was sent */
  canBeDrawn: boolean
  /** The voice whose first bar has a ring about its end: here it begins. */
  ringed?: VoiceName | undefined
  /** The second voice to be heard on request, dotted like its frame */
  answer?: Voice | undefined
  /** The bars of the first voice */
  bars?: Ref<SVGGElement>
  /** The beat that sounds, `null` when none does */
  beat?: number | null
  /** The overlap, which prints while both voices sound */
  overlap?: Ref<HTMLDivElement>
}

/**
 * A duet as two frames: the second is dotted until it has a voice, and then their overlap prints,
 * where the bars of both swap their colours.
 */
export function DuetDrawing({
  isSent,
  duet: { first, second },
  canBeDrawn,
  ringed,
  answer,
  bars,
  beat = null,
  overlap,
}: DuetDrawingProps) {
  const notes = useNotes({ first, second })
  const hasBoth = hasNotes(second)
  const one = { name: 'first', voice: first, beat, canBeDrawn } as const
  const other = { name: 'second', voice: second, beat, canBeDrawn } as const
  return (
    <div
      className={cx(mark(), styles.drawing)}
      data-drawing=""
      {...(isSent && { role: 'img', 'aria-label': notes })}
    >
      <div className={cx(styles.frame, styles.left)} />
      {hasBoth ? (
        <div className={cx(styles.frame, styles.right, styles.printed, beat !== null && meeting)} />
      ) : (
        <svg {...LINES} className={cx(styles.frame, styles.right)} aria-hidden="true">
          <rect {...MISSING} />
        </svg>
      )}
      {answer && (
        <svg
          {...LINES}
          {...WHOLE}
          className={cx(styles.answer, beforeAnyWasSent)}
          data-answer=""
          aria-hidden="true"
        >
          {outlinesOf(answer, OUTLINE_WIDTH).map((place) => (
            <rect key={place.x} {...place} {...MISSING_BAR} className={springing} />
          ))}
        </svg>
      )}
      <svg {...CANVAS} {...WHOLE} aria-hidden="true">
        <Bars {...one} on="creator" ref={bars} />
        <Bars {...other} on={hasBoth ? 'brand' : 'page'} />
      </svg>
      {ringed === 'first' && <Ring {...one} on="creator" />}
      {ringed === 'second' && <Ring {...other} on="page" />}
      {hasBoth && (
        <div ref={overlap} className={styles.overlap}>
          <svg {...CANVAS} aria-hidden="true">
            <Bars {...one} on="unison" />
            <Bars {...other} on="unison" />
          </svg>
        </div>
      )}
    </div>
  )
}

/** The notes of a duet in words */
function useNotes({ first, second }: Duet): string {
  const t = useT()
  const notesOf = (voice: Voice) => voice.map((note) => note || t('homePage.duet.rest')).join(', ')
  return [first, second]
    .filter(hasNotes)
    .map((voice, index) => t('homePage.duet.voice', { voice: index + 1, notes: notesOf(voice) }))
    .join('. ')
}

interface BarsProps {
  name: VoiceName
  /** None before anybody has drawn it */
  voice: Voice | undefined
  beat: number | null
  canBeDrawn: boolean
  on: keyof typeof GROUNDS
  ref?: Ref<SVGGElement> | undefined
}

/** It pulses, where motion is welcome, and points where the bar can be drawn out to. */
function Ring({ name, voice = [], on }: Pick<BarsProps, 'name' | 'voice' | 'on'>) {
  const way = name === 'first' ? -1 : 1
  return (
    <svg
      className={cx(styles.ring, springing)}
      style={placeOfEnd(name, voice[0] ?? 0)}
      viewBox={`${-DRAWING.width / 2} ${-DRAWING.height / 2} ${DRAWING.width} ${DRAWING.height}`}
      {...LINES}
      {...WHOLE}
      data-ring=""
      aria-hidden="true"
    >
      <g strokeWidth={5} {...GROUNDS[on].ink}>
        <circle r={32}>
          {!prefersReducedMotion() && (
            <animate attributeName="r" values="27;38;27" dur="1.2s" repeatCount={4} />
          )}
        </circle>
        <path d={`M-12 ${48 * way}l12 ${12 * way}l12 ${-12 * way}`} />
      </g>
    </svg>
  )
}

/** A voice; what can be drawn has a dot for each note, and a hole at the end of each bar. */
function Bars({ name, voice, beat, canBeDrawn, on, ref }: BarsProps) {
  const { ink, hole } = GROUNDS[on]
  return (
    <>
      {canBeDrawn && (
        <g className={guides[name]}>
          <g opacity={0.4} {...ink}>
            <path d={linesPath(name)} {...PLACES} />
            <path d={linesPath(name)} {...ACCENTS} />
          </g>
        </g>
      )}
      {voice && (
        <g ref={ref} className={ref || name === 'second' ? rising : undefined}>
          <g {...ink}>
            <path d={barsPath(voice, name)} {...BARS} className={springing} />
            {beat !== null && <path d={barsPath(voice, name, beat)} {...LOUD} />}
          </g>
          {canBeDrawn && (
            <g {...hole}>
              <path d={endsPath(voice, name)} {...HOLES} className={cx(guides[name], springing)} />
            </g>
          )}
        </g>
      )}
    </>
  )
}
