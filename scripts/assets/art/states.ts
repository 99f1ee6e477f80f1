import { bars, circle, circlePath, clipped, group, line, moved, numbers, rect } from './draw.ts'
import { type Frame, frame, missingFrame, outlineOf, trapped } from './frames.ts'
import { INKS } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import type { Drawing } from './render.ts'

const { creator, creatorSoft, creatorDeep, brand, brandMid, brandDeep, paper, ink, unison } = INKS

/** Empty state: two dotted halves. */
export const emptyState = (): Drawing => ({
  width: 420,
  height: 300,
  shapes:
    missingFrame({ x: 60, y: 10, width: 140, height: 250, radius: 28 }) +
    missingFrame({ x: 176, y: 40, width: 140, height: 250, radius: 28 }) +
    line('M246 208L308 270', unison, 30) +
    circle(188, 150, 92, unison) +
    clipped(
      circlePath(188, 150, 74),
      rect(100, 60, 88.5, 200, 0, creator),
      rect(188, 60, 100, 200, 0, brand),
      bars(126, 150, [16, 40, 70, 34], ink, { width: 10, gap: 5 }),
      bars(190, 150, [52, 88, 30, 14], paper, { width: 10, gap: 5 }),
    ),
})

const SLIPPED_LEFT: Frame = { x: 78, y: 24, width: 360, height: 640, radius: 46 }
const SLIPPED_RIGHT: Frame = { ...SLIPPED_LEFT, x: 342, y: 130 }

/** Shapes turned about the centre of a frame. */
const turned = (degrees: number, { x, y, width, height }: Frame, ...shapes: string[]) =>
  group(numbers`rotate(${degrees} ${x + width / 2} ${y + height / 2})`, ...shapes)
const leftTilt = (...shapes: string[]) => turned(-5, SLIPPED_LEFT, ...shapes)
const leftUpright = (...shapes: string[]) => turned(5, SLIPPED_LEFT, ...shapes)
const rightTilt = (...shapes: string[]) => turned(6, SLIPPED_RIGHT, ...shapes)

/** A misaligned print: where the right frame begins, the head goes on further down. */
export const outOfSync = (): Drawing => {
  const head = (colours: ColourSet) => moved(118, 10, portrait('ada', colours))
  const slipped = (colours: ColourSet) => moved(118, 96, portrait('ada', colours))
  return {
    width: 780,
    height: 800,
    shapes:
      leftTilt(
        frame(SLIPPED_LEFT, creator),
        clipped(outlineOf(SLIPPED_LEFT), circle(390, 340, 258, creatorSoft), head(ON_FRAME)),
      ) +
      rightTilt(
        frame(SLIPPED_RIGHT, brand),
        clipped(outlineOf(SLIPPED_RIGHT), circle(390, 426, 258, brandMid), slipped(ON_BRAND)),
      ) +
      leftTilt(
        clipped(
          outlineOf(trapped(SLIPPED_LEFT)),
          leftUpright(
            rightTilt(
              frame(trapped(SLIPPED_RIGHT), unison),
              clipped(outlineOf(trapped(SLIPPED_RIGHT)), slipped(ON_OVERLAP)),
            ),
          ),
        ),
      ),
  }
}

/** The head in the inks of the brand. */
const ON_BRAND: ColourSet = {
  ...ON_FRAME,
  face: brandDeep,
  top: creator,
  shade: creatorDeep,
  upperLip: paper,
  rim: paper,
  rightLens: creator,
  shine: ink,
  earring: paper,
}
