import { css, cx } from '@styled/css'

/** In units of the `viewBox`: one column for each bar */
const COLUMN = 20
const HEIGHT = 120
const MIDDLE = HEIGHT / 2
const STROKE = 9
const QUIET = 0.1

/** Pseudo-random between 0.3 and 1, so that neighbouring bars differ. */
const noise = (bar: number) => 0.3 + 0.7 * (((11 * bar ** 2 + 7 * bar) % 29) / 28)

/**
 * The amplitude of a bar, from 0 to 1: quiet at the ends, loud in the middle, symmetrical.
 */
function amplitude(bar: number, bars: number): number {
  const index = Math.min(bar, bars - 1 - bar)
  const fromMiddle = 1 - (2 * index + 1) / bars
  return QUIET + (1 - QUIET) * (1 - fromMiddle ** 2) ** 3 * noise(index)
}

interface Span {
  /** Start and end, as a fraction of the width */
  from?: number
  to?: number
  /** Above the middle line, below it, or both */
  half?: 'upper' | 'lower' | 'both'
  /** Gives the span its colour */
  className?: string
}

/** The bars of a span as one path of vertical strokes. */
function wavePath(bars: number, { from = 0, to = 1, half = 'both' }: Span): string {
  let path = ''
  for (let bar = Math.round(from * bars); bar < Math.round(to * bars); bar++) {
    const x = COLUMN * (bar + 0.5)
    const length = Math.round(amplitude(bar, bars) * (MIDDLE - 6))
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
  /** Parts of the wave in different inks */
  spans: readonly Span[]
  className?: string | undefined
}

/** A decorative waveform that fills its box. */
export function Wave({ bars = 56, spans, className }: WaveProps) {
  return (
    <svg
      viewBox={`0 0 ${COLUMN * bars} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      strokeWidth={STROKE}
      className={cx(drawing, className)}
      aria-hidden="true"
    >
      {spans.map((span) => {
        const path = wavePath(bars, span)
        return <path key={path} d={path} className={span.className} />
      })}
    </svg>
  )
}
