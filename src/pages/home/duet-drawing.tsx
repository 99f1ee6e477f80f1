import { css, cx } from '@styled/css'
import { mark } from '@styled/recipes'
import type { Ref } from 'react'
import {
  barsPath,
  DRAWING,
  type Duet,
  endsPath,
  hasNotes,
  linesPath,
  outlinesPath,
  placeOfEnd,
  type Voice,
  type VoiceName,
} from '../../content/duet.ts'
import { useT } from '../../i18n/use-t.ts'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import { beforeAnyWasSent } from './duet-layout.tsx'

/**
 * Two frames in units of the `viewBox`; the left one is higher, the right one lower. They reach its edges,
 * where a clip would be a whole pixel's.
 */
const CANVAS = { viewBox: `0 0 ${DRAWING.width} ${DRAWING.height}`, overflow: 'visible' }
const FRAME = { width: 600, height: 280, rx: 52 }
const RIGHT = { x: DRAWING.width - FRAME.width, y: DRAWING.height - FRAME.height }
const OUTLINE = { x: RIGHT.x + 4, y: RIGHT.y + 4, width: 592, height: 272, rx: 48 }
const OVERLAP = 'M92 160H600V228A52 52 0 0 1 548 280H40V212A52 52 0 0 1 92 160Z'

/** The same, and as much more as its edge would shine through a bar that goes across it */
const OVERLAP_AND_EDGE = 'M92 159H601V228A53 53 0 0 1 548 281H39V212A53 53 0 0 1 92 159Z'

const CLIP = 'duet-overlap'
const EDGE = 'duet-edge'

const MISSING = { fill: 'none', strokeDasharray: '0.1 16', strokeWidth: 6 }
const BARS = { fill: 'none', strokeWidth: 30 }
/** The beat that sounds */
const LOUD = { fill: 'none', strokeWidth: 46 }
/** A dot for each beat, and a larger one for the first and the fifth */
const PLACES = { strokeDasharray: '0.1 69.9', strokeWidth: 8 }
const ACCENTS = { strokeDasharray: '0.1 279.9', strokeWidth: 14 }
/** Of a bar that is missing, as wide as the others with its dots */
const MISSING_BAR = { ...MISSING, strokeDasharray: '0.1 11', strokeWidth: 4 }
const RING = { fill: 'none', strokeWidth: 5 }
const HOLES = { strokeWidth: 13 }

const drawing = css({ display: 'grid', _layers: { gridArea: '1 / 1' } })
const picture = cx(mark(), css({ width: 'full', height: 'auto', strokeLinecap: 'round' }))
/** The bars of the page and of an answer rise from the middle; those at hand are there already. */
const rising = css({
  transformOrigin: 'center',
  _motionSafe: { animation: '[riseFromMiddle {durations.slow} {easings.snap}]' },
})
/** What is drawn springs to its new place. */
const springing = css({
  _motionSafe: {
    transition: '[d {durations.base} {easings.snap}, transform {durations.base} {easings.snap}]',
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
  overlap?: Ref<SVGSVGElement>
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
    <div className={drawing} data-drawing="" {...(isSent && { role: 'img', 'aria-label': notes })}>
      <svg {...CANVAS} className={picture} aria-hidden="true">
        <rect {...FRAME} fill="var(--left)" />
        {hasBoth ? (
          <rect
            {...FRAME}
            {...RIGHT}
            fill="var(--right)"
            className={beat === null ? undefined : meeting}
          />
        ) : (
          <rect {...OUTLINE} {...MISSING} stroke="var(--overlap)" />
        )}
        <Bars {...one} on="creator" ref={bars} />
        {answer && (
          <path
            data-answer=""
            d={outlinesPath(answer, 'second', BARS.strokeWidth - MISSING_BAR.strokeWidth)}
            {...MISSING_BAR}
            stroke="var(--overlap)"
            className={cx(beforeAnyWasSent, springing)}
          />
        )}
        <Bars {...other} on={hasBoth ? 'brand' : 'page'} />
        {ringed === 'first' && <Ring {...one} on="creator" />}
        {ringed === 'second' && <Ring {...other} on="page" />}
      </svg>
      {hasBoth && (
        <svg ref={overlap} {...CANVAS} className={picture} aria-hidden="true">
          <clipPath id={CLIP}>
            <path d={OVERLAP} />
          </clipPath>
          <clipPath id={EDGE}>
            <path d={OVERLAP_AND_EDGE} />
          </clipPath>
          <path d={OVERLAP} fill="var(--overlap)" />
          <g clipPath={`url(#${EDGE})`}>
            <Bars {...one} on="creator" hasPlaces={false} />
            <Bars {...other} on="brand" hasPlaces={false} />
          </g>
          <g clipPath={`url(#${CLIP})`}>
            <Bars {...one} on="unison" />
            <Bars {...other} on="unison" />
          </g>
        </svg>
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
  /** Whether the dots for its notes are drawn, too */
  hasPlaces?: boolean
  on: keyof typeof GROUNDS
  ref?: Ref<SVGGElement> | undefined
}

/** It pulses, where motion is welcome, and points where the bar can be drawn out to. */
function Ring({ name, voice = [], on }: Pick<BarsProps, 'name' | 'voice' | 'on'>) {
  const { cx, cy } = placeOfEnd(name, voice[0] ?? 0)
  const way = name === 'first' ? -1 : 1
  return (
    <g data-ring="" {...RING} {...GROUNDS[on].ink}>
      <g className={springing} style={{ transform: `translate(${cx}px, ${cy}px)` }}>
        <circle r={24}>
          {!prefersReducedMotion() && (
            <animate attributeName="r" values="20;30;20" dur="1.2s" repeatCount={4} />
          )}
        </circle>
        <path d={`M-11 ${46 * way}l11 ${11 * way}l11 ${-11 * way}`} />
      </g>
    </g>
  )
}

/** A voice; what can be drawn has a dot for each note, and a hole at the end of each bar. */
function Bars({ name, voice, beat, canBeDrawn, hasPlaces = canBeDrawn, on, ref }: BarsProps) {
  const { ink, hole } = GROUNDS[on]
  return (
    <>
      {hasPlaces && (
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
