import { css, cx } from '@styled/css'
import { type ComponentProps, useId } from 'react'
import type { ArtName } from '../content/art.ts'
import { Art } from '../ui/art.tsx'

/** Where the two frames stand in the drawings of the audience pages, in units of these */
const FRAMES = { left: { x: 0, y: 0 }, right: { x: 272, y: 106 } } as const
const FRAME = { width: 424, height: 754, rx: 52 } as const
const MARGIN = 30
const STRIP = { height: 50, rx: 10, y: -50 } as const
const PITCH = STRIP.height + 5
const PADDING = 12

const layers = css({
  display: 'grid',
  width: 'full',
  '& > *': { gridArea: '1 / 1', width: 'full', height: 'auto' },
})
const ink = {
  left: css({ fill: 'creator' }),
  right: css({ fill: 'brand' }),
}
const rising = css({ _motionSafe: { transition: '[transform {durations.slow} {easings.out}]' } })
const strip = css({ fill: 'paper' })
const letters = css({ fontFamily: 'display', fontWeight: '900', fill: 'ink' })

interface AudienceArtProps extends ComponentProps<'div'> {
  /** The side of the frame that is filled */
  side: 'left' | 'right'
  art: ArtName
  /** What the visitor has said so far, printed on the filled frame line by line */
  caption: readonly string[]
  /** How much of the missing frame is filled: 0 to 1 */
  filled: number
}

/** The drawing of an audience page; its frames follow what the visitor chooses or types beside it. */
export function AudienceArt({ side, art, caption, filled, className, ...rest }: AudienceArtProps) {
  const id = useId()
  const missing = side === 'left' ? 'right' : 'left'
  const own = FRAMES[side]
  return (
    <div className={cx(layers, className)} {...rest}>
      <svg width={696} height={860} viewBox="0 0 696 860" aria-hidden="true">
        <clipPath id={id}>
          <rect {...FRAMES[missing]} {...FRAME} />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect
            {...FRAMES[missing]}
            {...FRAME}
            rx={0}
            transform={`translate(0 ${FRAME.height * (1 - filled)})`}
            className={cx(ink[missing], rising)}
          />
        </g>
      </svg>
      <Art name={art} eager />
      <svg width={696} height={860} viewBox="0 0 696 860" aria-hidden="true">
        {caption.map((line, index) => {
          const y = own.y + FRAME.height - MARGIN - (caption.length - 1 - index) * PITCH
          return (
            <g key={line} transform={`translate(${own.x + MARGIN} ${y})`}>
              <g ref={fit}>
                <rect {...STRIP} className={strip} />
                <text
                  x={PADDING}
                  y={-12.5}
                  fontSize={43}
                  className={letters}
                  textRendering="geometricPrecision"
                >
                  {line}
                </text>
              </g>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

/** Makes the strip of paper as wide as its text, and both smaller where the frame is too narrow. */
function fit(line: SVGGElement | null) {
  const text = line?.querySelector('text')
  if (!text) return
  const width = text.getComputedTextLength() + 2 * PADDING
  const scale = Math.min(1, (FRAME.width - 2 * MARGIN) / width)
  line?.querySelector('rect')?.setAttribute('width', `${width}`)
  line?.setAttribute('transform', `scale(${scale})`)
}
