import { css, cx } from '@styled/css'
import { type Ref, useId } from 'react'
import { barsOf, DRAWING, type Duet, isHeard } from '../../content/duet.ts'

/** Two frames in units of the `viewBox`; the left one is higher, the right one lower. */
const VIEW_BOX = `0 0 ${DRAWING.width} ${DRAWING.height}`
const FRAME = { width: 600, height: 280, rx: 52 }
const RIGHT = { x: DRAWING.width - FRAME.width, y: DRAWING.height - FRAME.height }
const OUTLINE = { x: RIGHT.x + 4, y: RIGHT.y + 4, width: 592, height: 272, rx: 48 }
const OVERLAP = 'M92 160H600V228A52 52 0 0 1 548 280H40V212A52 52 0 0 1 92 160Z'

/** The same, and as much more as the edge of the other would shine through a bar */
const OVERLAP_AND_EDGE = 'M92 159H601V228A53 53 0 0 1 548 281H39V212A53 53 0 0 1 92 159Z'

const styles = {
  drawing: css({ display: 'grid', '& > *': { gridArea: '1 / 1' } }),
  picture: css({ width: 'full', height: 'auto', forcedColorAdjust: 'none' }),
  creator: css({ fill: 'creator' }),
  brand: css({ fill: 'brand' }),
  missing: css({
    fill: '[none]',
    stroke: { base: 'text', _forcedColors: '[CanvasText]' },
    strokeDasharray: '[0.1 16]',
    strokeLinecap: 'round',
    strokeWidth: '[6]',
  }),
  unison: css({ fill: { base: 'unison', _forcedColors: '[CanvasText]' } }),
  bars: css({ fill: '[none]', strokeLinecap: 'round', strokeWidth: '[30]' }),
  /** The beat that sounds */
  loud: css({ fill: '[none]', strokeLinecap: 'round', strokeWidth: '[46]' }),
  onCreator: css({ stroke: 'onCreator' }),
  onBrand: css({ stroke: 'onBrand' }),
  onPage: css({ stroke: { base: 'text', _forcedColors: '[CanvasText]' } }),
  onUnison: css({ stroke: { base: 'onUnison', _forcedColors: '[Canvas]' } }),
}

interface DuetDrawingProps {
  duet: Duet
  /** The beat that sounds, `null` when none does */
  beat?: number | null
  /** The overlap, which prints while both voices sound */
  overlap?: Ref<SVGSVGElement>
}

/**
 * A duet as two frames: the second is dotted until it has a voice, and then their overlap prints,
 * where the bars of both swap their colours.
 */
export function DuetDrawing({ duet: { first, second }, beat = null, overlap }: DuetDrawingProps) {
  const clip = useId()
  const hasBoth = isHeard(second)
  const voices = { first, second, beat }
  const { onCreator, onBrand, onPage, onUnison } = styles
  return (
    <div className={styles.drawing}>
      <svg viewBox={VIEW_BOX} className={styles.picture} aria-hidden="true">
        <rect {...FRAME} className={styles.creator} />
        {hasBoth ? (
          <rect {...FRAME} {...RIGHT} className={styles.brand} />
        ) : (
          <rect {...OUTLINE} className={styles.missing} />
        )}
        <Bars {...voices} inks={[onCreator, hasBoth ? onBrand : onPage]} />
      </svg>
      {hasBoth && (
        <svg ref={overlap} viewBox={VIEW_BOX} className={styles.picture} aria-hidden="true">
          <clipPath id={clip}>
            <path d={OVERLAP_AND_EDGE} />
          </clipPath>
          <path d={OVERLAP} className={styles.unison} />
          <g clipPath={`url(#${clip})`}>
            <Bars {...voices} inks={[onUnison, onUnison]} />
          </g>
        </svg>
      )}
    </div>
  )
}

interface BarsProps extends Duet {
  beat: number | null
  /** Of the first voice and of the second */
  inks: readonly [string, string]
}

function Bars({ first, second, beat, inks: [one, other] }: BarsProps) {
  return (
    <>
      <path d={barsOf(first, 'first')} className={cx(styles.bars, one)} />
      {second && <path d={barsOf(second, 'second')} className={cx(styles.bars, other)} />}
      {beat !== null && (
        <>
          <path d={barsOf(first, 'first', beat)} className={cx(styles.loud, one)} />
          {second && <path d={barsOf(second, 'second', beat)} className={cx(styles.loud, other)} />}
        </>
      )}
    </>
  )
}
