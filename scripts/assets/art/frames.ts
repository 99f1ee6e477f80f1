import { clipped, line, numbers, path, rectPath } from './draw.ts'
import { INKS, type Ink } from './inks.ts'

/** A 9:16 phone frame, the motif of the brand (specification, Visual design). */
export interface Frame {
  x: number
  y: number
  width: number
  height: number
  radius: number
}

export const outlineOf = ({ x, y, width, height, radius }: Frame) =>
  rectPath(x, y, width, height, radius)

export const frame = (shape: Frame, ink: Ink) => path(outlineOf(shape), ink)

/** A missing partner or product: a dotted outline. */
export const missing = (outline: string) =>
  line(outline, INKS.missing, 5).replace('/>', ' stroke-dasharray="2 18"/>')

export const missingFrame = ({ x, y, width, height, radius }: Frame) =>
  missing(rectPath(x + 3, y + 3, width - 6, height - 6, radius - 3))

/** Trapping: how far an overprint extends over the shapes below, so that no gap shows. */
const TRAP = 0.75

/** A frame as its overprint needs it. */
export const trapped = ({ x, y, width, height, radius }: Frame): Frame => ({
  x: x - TRAP,
  y: y - TRAP,
  width: width + 2 * TRAP,
  height: height + 2 * TRAP,
  radius: radius + TRAP,
})

/**
 * The same for shapes on top of the overprint, whose sides they cross: by a pixel more, or the ink
 * below would show as a hairline.
 */
const TRAP_ABOVE = 2.25

/**
 * The outline of the overlap of a left, higher frame and a right, lower one: the corner of the
 * right one at its top, that of the left one at its bottom, trapped on every side.
 */
function overlapOf(left: Frame, right: Frame, trapAside = TRAP): string {
  const x = right.x - trapAside
  const y = right.y - TRAP
  const end = left.x + left.width + trapAside
  const bottom = left.y + left.height + TRAP
  const r = right.radius + TRAP
  const q = left.radius + TRAP
  return numbers`M${x} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}H${end}V${bottom - q}A${q} ${q} 0 0 1 ${end - q} ${bottom}H${x}Z`
}

/** The overlap of two frames in its own colour, with the shapes on top of it. */
export function overprint(left: Frame, right: Frame, ...shapes: string[]): string {
  const upon = clipped(overlapOf(left, right, TRAP_ABOVE), ...shapes)
  return path(overlapOf(left, right), INKS.unison) + upon
}
