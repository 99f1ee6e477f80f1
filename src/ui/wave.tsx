import { css, cx } from '@styled/css'

/** The drawing's own units: one bar to a column. */
const COLUMN = 20
const HEIGHT = 120
const MIDDLE = HEIGHT / 2
const STROKE = 9
const QUIET = 0.1

/** A repeatable irregularity between 0.3 and 1: neighbouring bars differ as they do in sound. */
const irregularity = (bar: number) => 0.3 + 0.7 * (((11 * bar ** 2 + 7 * bar) % 29) / 28)

/**
 * How far a bar reaches from the middle line, from 0 to 1: quiet at the ends, loud in the middle.
 * The two voices are mirror images of each other.
 */
function reach(bar: number, bars: number): number {
  const place = Math.min(bar, bars - 1 - bar)
  const fromMiddle = 1 - (2 * place + 1) / bars
  return QUIET + (1 - QUIET) * (1 - fromMiddle ** 2) ** 3 * irregularity(place)
}

interface Span {
  /** Share of the whole width at which the span begins and ends, from 0 to 1 */
  from?: number
  to?: number
  /** Draw the half above the middle line, below it, or both */
  half?: 'upper' | 'lower' | 'both'
  /** Gives the span its colour */
  className?: string
}

/** The bars of a span as one path of vertical strokes. */
function barsPath(bars: number, { from = 0, to = 1, half = 'both' }: Span): string {
  let path = ''
  for (let bar = Math.round(from * bars); bar < Math.round(to * bars); bar++) {
    const x = COLUMN * (bar + 0.5)
    const length = Math.round(reach(bar, bars) * (MIDDLE - 6))
    const top = half === 'lower' ? MIDDLE : MIDDLE - length
    const bottom = half === 'upper' ? MIDDLE : MIDDLE + length
    path += `M${x} ${top}V${bottom}`
  }
  return path
}

const drawing = css({
  fill: '[none]',
  stroke: 'current',
  strokeLinecap: 'round',
})

interface WaveProps {
  bars?: number
  /** The parts of the wave that are printed in different inks; by default one, in the text's own */
  spans?: readonly Span[]
  className?: string | undefined
}

/** A waveform across the whole of its place. */
export function Wave({ bars = 56, spans = [{}], className }: WaveProps) {
  return (
    <svg
      viewBox={`0 0 ${COLUMN * bars} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      strokeWidth={STROKE}
      className={cx(drawing, className)}
      aria-hidden="true"
    >
      {spans.map((span) => {
        const path = barsPath(bars, span)
        return <path key={path} d={path} className={span.className} />
      })}
    </svg>
  )
}
