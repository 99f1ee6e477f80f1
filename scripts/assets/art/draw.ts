import type { Ink } from './inks.ts'

/** Shapes as SVG elements, in a drawing's own units. */

const paint = (property: 'fill' | 'stroke', { name, light }: Ink): string =>
  `${property}="${light}"${name ? ` class="${property === 'stroke' ? `${name}-line` : name}"` : ''}`

export const rect = (x: number, y: number, width: number, height: number, r: number, ink: Ink) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${r}" ${paint('fill', ink)}/>`

export const circle = (x: number, y: number, r: number, ink: Ink) =>
  `<circle cx="${x}" cy="${y}" r="${r}" ${paint('fill', ink)}/>`

export const path = (d: string, ink: Ink) => `<path d="${d}" ${paint('fill', ink)}/>`

/** A stroked path with round caps and joins. */
export const line = (d: string, ink: Ink, width: number) =>
  `<path d="${d}" fill="none" ${paint('stroke', ink)} stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const ring = (x: number, y: number, r: number, ink: Ink, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" ${paint('stroke', ink)} stroke-width="${width}"/>`

/** Equaliser bars of the given heights, side by side, centred on `y`. */
export const bars = (
  x: number,
  y: number,
  heights: readonly number[],
  ink: Ink,
  { width = 11, gap = 11 } = {},
) =>
  heights
    .map((height, i) => rect(x + i * (width + gap), y - height / 2, width, height, width / 2, ink))
    .join('')

/** A heart, centred. */
export const heart = (x: number, y: number, width: number, ink: Ink) =>
  group(
    `translate(${x - width / 2} ${y - width * 0.46}) scale(${width / 100})`,
    path('M50 92C18 68 0 50 0 28A27 27 0 0 1 50 14 27 27 0 0 1 100 28C100 50 82 68 50 92Z', ink),
  )

/** A play triangle with soft corners, centred. */
export const play = (x: number, y: number, r: number, ink: Ink) =>
  path(
    `M${x - r * 0.62} ${y - r * 0.86}Q${x - r * 0.62} ${y - r * 1.16} ${x - r * 0.34} ${y - r}L${x + r * 0.92} ${y - r * 0.2}Q${x + r * 1.18} ${y} ${x + r * 0.92} ${y + r * 0.2}L${x - r * 0.34} ${y + r}Q${x - r * 0.62} ${y + r * 1.16} ${x - r * 0.62} ${y + r * 0.86}Z`,
    ink,
  )

export const star = (x: number, y: number, r: number, ink: Ink) => {
  const waist = r * 0.16
  return path(
    `M${x} ${y - r}Q${x + waist} ${y - waist} ${x + r} ${y}Q${x + waist} ${y + waist} ${x} ${y + r}Q${x - waist} ${y + waist} ${x - r} ${y}Q${x - waist} ${y - waist} ${x} ${y - r}Z`,
    ink,
  )
}

export const group = (transform: string, ...shapes: string[]) =>
  `<g transform="${transform}">${shapes.join('')}</g>`

export const moved = (x: number, y: number, ...shapes: string[]) =>
  group(`translate(${x} ${y})`, ...shapes)

/** A group with a class name, which the drawing's style sheet animates. */
export const part = (className: string, ...shapes: string[]) =>
  `<g class="${className}">${shapes.join('')}</g>`

let clips = 0

export function clipped(outline: string, ...shapes: string[]): string {
  const id = `clip${++clips}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`
}

/**
 * Shapes clipped to a path as one picture. A clip softens the edge of every shape by itself, so the
 * colour of a lower one shows as a hairline beside the one above it.
 */
export function masked(outline: string, ...shapes: string[]): string {
  const id = `clip${++clips}`
  return `<mask id="${id}" mask-type="alpha"><path d="${outline}"/></mask><g mask="url(#${id})">${shapes.join('')}</g>`
}

/** The outline of a circle as a path. */
export const circlePath = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** The outline of a rectangle with round corners as a path. */
export const rectPath = (x: number, y: number, w: number, h: number, r: number) =>
  `M${x} ${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}Z`
