import { circle, clipped, line, part, path, rect } from './draw.ts'
import { type Frame, frame, outlineOf, overprint } from './frames.ts'
import { INKS, type Ink } from './inks.ts'
import type { Drawing } from './render.ts'

const { creator, brand, paper, ink, unison, counter } = INKS

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

const body = (colour: Ink, mark: Ink) =>
  path(
    'M130 304L166 84A28 28 0 0 1 218 84L254 304A22 22 0 0 1 232 330H152A22 22 0 0 1 130 304Z',
    colour,
  ) +
  rect(144, 260, 96, 18, 9, mark) +
  circle(192, 236, 15, mark)

const arm = (colour: Ink, weight: Ink) =>
  part(
    'arm',
    line('M192 236L286 84', colour, 13),
    path('M238 114L280 138L258 174L218 152Z', weight),
    circle(286, 84, 12, colour),
  )

/** The arm swings from one frame to the other, twice, and comes to rest. */
const SWING =
  '@media (prefers-reduced-motion:no-preference){.arm{animation:swing 1.4s .7s cubic-bezier(.45,0,.55,1) 2;transform-origin:192px 236px}}@keyframes swing{50%{transform:rotate(-62deg)}}'

export const HEADS = {
  /** One column of text, typeset on both sides of the seam. */
  blog: () =>
    pair({
      left: quote(32, 52, ink) + quote(96, 52, ink) + lines(ink),
      right: quote(264, 80, paper) + lines(paper),
      both: lines(counter),
    }),
  /** A metronome whose arm crosses the seam. */
  training: (): Drawing => ({
    ...pair({
      left:
        line('M44 120V172M72 96V196M100 124V168', ink, 12) + body(ink, creator) + arm(paper, paper),
      right:
        line('M308 220V276M336 196V300M364 224V272', paper, 12) +
        body(paper, brand) +
        arm(creator, ink),
      both: body(counter, unison) + arm(creator, creator),
    }),
    motion: SWING,
  }),
}
