import { css } from '@styled/css'

/** The left frame, in units of the drawings */
const LEFT_FRAME = { width: 424, height: 754 } as const
const MARGIN = 30
const ROOM = LEFT_FRAME.width - 2 * MARGIN
const STRIP = { height: 50, rx: 10, y: -50 } as const
const PADDING = 12
const FONT_SIZE = 43
/** The letters grow in a small drawing until they are as large as this. */
const LEGIBLE_PX = 16
/** A name that would shrink below this share of its size gets a strip across both frames. */
const SMALLEST = 0.75

const strip = css({ fill: 'paper' })
const letters = css({ fontFamily: 'display', fontWeight: '900', fill: 'ink' })

interface NameStripProps {
  /** The size of the drawing that it lies upon, in which the left frame is as large as on every page */
  width: number
  height: number
  /** How high the left frame is */
  frameHeight?: number
  className?: string
  children: string
}

/** The visitor's name on a strip of paper, in the corner of the left frame. */
export function NameStrip({
  width,
  height,
  frameHeight = LEFT_FRAME.height,
  className,
  children: name,
}: NameStripProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      aria-hidden="true"
    >
      <g transform={`translate(${MARGIN} ${frameHeight - MARGIN})`}>
        <g key={name} ref={fit}>
          <rect {...STRIP} className={strip} />
          <text
            x={PADDING}
            y={-12.5}
            fontSize={FONT_SIZE}
            className={letters}
            textRendering="geometricPrecision"
          >
            {name}
          </text>
        </g>
      </g>
    </svg>
  )
}

/** Makes the strip as wide as the name on it, and both smaller where that has no room. */
function fit(line: SVGGElement | null) {
  const drawing = line?.ownerSVGElement
  if (!drawing) return
  const width = (line.querySelector('text')?.getComputedTextLength() ?? 0) + 2 * PADDING
  line.removeAttribute('transform')
  const pxPerUnit = line.getScreenCTM()?.a ?? 1
  const units = drawing.getBoundingClientRect().width / pxPerUnit
  const legible = LEGIBLE_PX / pxPerUnit / FONT_SIZE
  const onFrame = Math.min(Math.max(1, legible), ROOM / width)
  const scale =
    onFrame < legible * SMALLEST ? Math.min(legible, (units - 2 * MARGIN) / width) : onFrame
  line.querySelector('rect')?.setAttribute('width', `${width}`)
  line.setAttribute('transform', `scale(${scale})`)
}
