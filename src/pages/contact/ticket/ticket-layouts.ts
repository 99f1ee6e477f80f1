import type { TextBox } from './fit-lines.ts'

/*
 * The two stubs of a ticket, in units of its `viewBox`: the left one is higher, the right one lower. The names
 * stand at the lower edges of their stubs, the rest at the upper ones; where there is little else all are in the middle.
 */

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface PlacedBox extends Box, TextBox {}

const RADIUS = 56
/** By how much the dots of a missing stub are inside its edge */
const INSET = 4
const HOLE = 26

function frame({ x, y, width, height }: Box, r = RADIUS): string {
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}a${r} ${r} 0 0 1-${r} ${r}h-${across}a${r} ${r} 0 0 1-${r}-${r}v-${down}a${r} ${r} 0 0 1 ${r}-${r}z`
}

/** Where a stub lies on the corner of another one: two of its own corners are round. */
function overlapOf({ x, y }: Box, left: Box): string {
  const [right, bottom] = [left.x + left.width, left.y + left.height]
  const r = RADIUS
  return `M${x + r} ${y}H${right}V${bottom - r}a${r} ${r} 0 0 1-${r} ${r}H${x}V${y + r}a${r} ${r} 0 0 1 ${r}-${r}z`
}

/** Half a hole at the outer edge: on the left one to the right of it, on the right one to the left */
const hole = (x: number, { y, height }: Box, sweep: 0 | 1) =>
  `M${x} ${y + height / 2 - HOLE}a${HOLE} ${HOLE} 0 0 ${sweep} 0 ${2 * HOLE}z`

const stubs = (left: Box, right: Box) => ({
  width: right.x + right.width,
  height: right.y + right.height,
  left: frame(left),
  right: frame(right),
  missing: frame(
    {
      x: right.x + INSET,
      y: right.y + INSET,
      width: right.width - 2 * INSET,
      height: right.height - 2 * INSET,
    },
    RADIUS - INSET,
  ),
  overlap: overlapOf(right, left),
  leftHole: hole(0, left, 1),
  rightHole: hole(right.x + right.width, right, 0),
})

/** The stub that waits for a second name has `free` and, below it, `separately`. */
export type Place =
  | 'agency'
  | 'title'
  | 'when'
  | 'first'
  | 'second'
  | 'free'
  | 'separately'
  | 'stamp'

export interface Layout extends ReturnType<typeof stubs> {
  places: Partial<Record<Place, PlacedBox>>
  isCentred?: true
}

export const LAYOUTS: Record<'wide' | 'tall' | 'slim', Layout> = {
  wide: {
    ...stubs({ x: 0, y: 0, width: 600, height: 430 }, { x: 360, y: 210, width: 600, height: 430 }),
    places: {
      agency: { x: 44, y: 28, width: 512, height: 34, maxSize: 34, maxLines: 1 },
      title: { x: 44, y: 66, width: 512, height: 84, maxSize: 56, maxLines: 2 },
      when: { x: 44, y: 158, width: 512, height: 40, maxSize: 40, maxLines: 1 },
      first: { x: 44, y: 236, width: 512, height: 168, maxSize: 180, maxLines: 2 },
      second: { x: 404, y: 450, width: 512, height: 160, maxSize: 150, maxLines: 2 },
      free: { x: 404, y: 450, width: 512, height: 112, maxSize: 100, maxLines: 1 },
      separately: { x: 404, y: 568, width: 512, height: 40, maxSize: 36, maxLines: 1 },
      stamp: { x: 640, y: 250, width: 276, height: 120, maxSize: 44, maxLines: 3 },
    },
  },
  tall: {
    ...stubs({ x: 0, y: 0, width: 560, height: 540 }, { x: 80, y: 476, width: 560, height: 400 }),
    places: {
      agency: { x: 40, y: 36, width: 480, height: 40, maxSize: 36, maxLines: 1 },
      title: { x: 40, y: 80, width: 480, height: 112, maxSize: 62, maxLines: 2 },
      when: { x: 40, y: 204, width: 480, height: 80, maxSize: 42, maxLines: 2 },
      // Above the overlap, which would halve the letters across
      first: { x: 40, y: 290, width: 480, height: 176, maxSize: 130, maxLines: 2 },
      second: { x: 120, y: 676, width: 480, height: 164, maxSize: 130, maxLines: 2 },
      free: { x: 120, y: 680, width: 480, height: 104, maxSize: 92, maxLines: 1 },
      separately: { x: 120, y: 792, width: 480, height: 44, maxSize: 38, maxLines: 1 },
      stamp: { x: 120, y: 576, width: 480, height: 90, maxSize: 40, maxLines: 2 },
    },
  },
  /** Below what tells the rest */
  slim: {
    ...stubs({ x: 0, y: 0, width: 540, height: 200 }, { x: 400, y: 70, width: 560, height: 200 }),
    isCentred: true,
    places: {
      // Clear of the hole
      first: { x: 72, y: 30, width: 428, height: 140, maxSize: 120, maxLines: 2 },
      second: { x: 580, y: 104, width: 340, height: 136, maxSize: 110, maxLines: 2 },
      free: { x: 580, y: 104, width: 340, height: 136, maxSize: 80, maxLines: 2 },
      stamp: { x: 580, y: 104, width: 340, height: 136, maxSize: 52, maxLines: 3 },
    },
  },
}
