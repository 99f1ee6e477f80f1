import { line, masked, path, rectPath } from './draw.ts'
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

const DOT = 7
/** From one dot to the next, in dots */
const STEP = 18 / 7

/**
 * A missing partner or product: a dotted outline.
 *
 * @param dot larger where the drawing is shown small
 * @param length of a closed outline, so that the last dot is as far from the first as from the one before
 */
export function missing(outline: string, dot = DOT, length?: number, ink = INKS.unison): string {
  const step = dot * STEP
  const spacing = length ? length / Math.round(length / step) : step
  const dots = `0.1 ${Math.round(100 * spacing - 10) / 100}`
  return line(outline, ink, dot).replace('/>', ` stroke-dasharray="${dots}"/>`)
}

/** How much longer four sharp corners are than four round ones of radius 1 */
const ROUNDED = 8 - 2 * Math.PI

export function missingFrame(frame: Frame, dot = DOT, ink?: Ink): string {
  const [width, height, radius] = [frame.width - dot, frame.height - dot, frame.radius - dot / 2]
  const length = 2 * (width + height) - ROUNDED * radius
  const outline = rectPath(frame.x + dot / 2, frame.y + dot / 2, width, height, radius)
  return missing(outline, dot, length, ink)
}

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
 * The outline of the overlap of a left, higher frame and a right, lower one: the corner of the
 * right one at its top, that of the left one at its bottom, trapped on every side. Each frame must
 * reach beyond the corner of the other, or the overlap would have a corner outside of them.
 */
export function overlapOf(left: Frame, right: Frame): string {
  const x = right.x - TRAP
  const y = right.y - TRAP
  const end = left.x + left.width + TRAP
  const bottom = left.y + left.height + TRAP
  const r = right.radius + TRAP
  const q = left.radius + TRAP
  return `M${x} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}H${end}V${bottom - q}A${q} ${q} 0 0 1 ${end - q} ${bottom}H${x}Z`
}

/** What is left of a left, higher frame where a right, lower one covers it, trapped below that one. */
export function besideOverlap(left: Frame, right: Frame): string {
  const { x, y, width, height, radius: r } = left
  const edge = right.x + TRAP
  const top = right.y + TRAP
  const q = right.radius - TRAP
  return `M${x} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${top}H${edge + q}A${q} ${q} 0 0 0 ${edge} ${top + q}V${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}Z`
}

/** What is left of a right, lower frame beside a left, higher one. */
export function besideOverlapRight(left: Frame, right: Frame): string {
  const { x, y, width, height, radius: r } = right
  const edge = left.x + left.width - TRAP
  const bottom = left.y + left.height - TRAP
  const q = left.radius - TRAP
  return `M${edge} ${y}H${x + width - r}A${r} ${r} 0 0 1 ${x + width} ${y + r}V${y + height - r}A${r} ${r} 0 0 1 ${x + width - r} ${y + height}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + height - r}V${bottom}H${edge - q}A${q} ${q} 0 0 0 ${edge} ${bottom - q}Z`
}

/**
 * The overlap of two frames in its own colour, with the shapes on top of it.
 */
export const overprint = (left: Frame, right: Frame, ...shapes: string[]): string =>
  masked(overlapOf(left, right), frame(trapped(right), INKS.unison), ...shapes)
