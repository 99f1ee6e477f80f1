import { onBothSides } from './both-sides.ts'
import { bars, circle, clipped, group, part, path, rect, rectPath } from './draw.ts'
import { type Frame, frame, outlineOf, overprint } from './frames.ts'
import { INKS, type Ink } from './inks.ts'
import type { Drawing } from './render.ts'

const { creator, brand, paper, ink, counter } = INKS

const LEFT: Frame = { x: 0, y: 0, width: 220, height: 346, radius: 38 }
const RIGHT: Frame = { ...LEFT, x: 164, y: 56 }

interface Layers {
  left: string
  right: string
  both: string
}

/** Header illustration: a pair of frames with shapes that cross from one to the other. */
function pair({ left, right, both }: Layers): Drawing {
  return {
    width: 384,
    height: 402,
    shapes:
      frame(LEFT, creator) +
      clipped(outlineOf(LEFT), left) +
      frame(RIGHT, brand) +
      clipped(outlineOf(RIGHT), right) +
      overprint(LEFT, RIGHT, both),
  }
}

const quote = (x: number, y: number, colour: Ink) =>
  path(
    `M${x} ${y + 74}V${y + 40}A40 40 0 0 1 ${x + 40} ${y}V${y + 24}A18 18 0 0 0 ${x + 24} ${y + 40}H${x + 54}V${y + 74}Z`,
    colour,
  )

const LINE_WIDTHS = [300, 250, 312, 214, 280]
const lines = (colour: Ink) =>
  LINE_WIDTHS.map((width, i) => rect(32, 168 + i * 34, width, 16, 8, colour)).join('')

/** The stick of a clapper board, hinged at its left end, closed */
const stick = (colour: Ink, stripe: Ink) =>
  rect(36, 84, 248, 44, 14, colour) +
  clipped(
    rectPath(36, 84, 248, 44, 14),
    path(STRIPES.map((x) => `M${x} 84H${x + 34}L${x + 10} 128H${x - 24}Z`).join(''), stripe),
  )

const STRIPES = [86, 154, 222, 290]

const clapper = (board: Ink, stripe: Ink, mark: Ink) =>
  rect(36, 132, 248, 150, 26, board) +
  bars(76, 207, [28, 64, 100, 52, 84, 52, 100, 64, 28], mark, { width: 12, gap: 7.5 }) +
  part('stick', group('rotate(-17 58 108)', stick(board, stripe)), circle(58, 108, 9, mark))

/** The stick claps once, and opens again. */
const CLAP =
  '@media (prefers-reduced-motion:no-preference){.stick{animation:clap .5s .7s cubic-bezier(.6,0,.7,.2);transform-origin:58px 108px}}@keyframes clap{60%,70%{transform:rotate(17deg)}}'

export const HEADS = {
  /** One column of text, typeset on both sides of the seam. */
  'head-blog': () =>
    pair({
      left: quote(32, 52, ink) + quote(96, 52, ink) + lines(ink),
      right: quote(264, 80, paper) + lines(paper),
      both: lines(counter),
    }),
  /** A clapper board on both sides of the seam. */
  'clapper-board': (): Drawing => {
    const { shapes } = onBothSides({ width: 320, height: 320 })(
      [creator, brand],
      clapper,
      [ink, paper, creator],
      [creator, ink, brand],
    )
    return {
      width: 320,
      height: 320,
      shapes: clipped(rectPath(0, 0, 320, 320, 44), shapes),
      motion: CLAP,
    }
  },
}
