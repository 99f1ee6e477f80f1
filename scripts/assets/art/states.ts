import {
  bars,
  circle,
  circlePath,
  clipped,
  group,
  line,
  masked,
  moved,
  path,
  rect,
} from './draw.ts'
import {
  type Frame,
  frame,
  missing,
  missingFrame,
  outlineOf,
  overprint,
  trapped,
} from './frames.ts'
import { INKS, type Ink } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

const { creator, creatorSoft, creatorDeep, brand, brandMid, halo, paper, ink, unison, counter } =
  INKS

const SLIPPED_LEFT: Frame = { x: 112, y: 24, width: 360, height: 640, radius: 46 }
const SLIPPED_RIGHT: Frame = { ...SLIPPED_LEFT, x: 342, y: 130 }
/** How much further down the head goes on where the right frame begins */
const SLIP = 86

/** Shapes turned about the centre of a frame. */
const turned = (degrees: number, { x, y, width, height }: Frame, ...shapes: string[]) =>
  group(`rotate(${degrees} ${x + width / 2} ${y + height / 2})`, ...shapes)
const leftTilt = (...shapes: string[]) => turned(-5, SLIPPED_LEFT, ...shapes)
const leftUpright = (...shapes: string[]) => turned(5, SLIPPED_LEFT, ...shapes)
const rightTilt = (...shapes: string[]) => turned(6, SLIPPED_RIGHT, ...shapes)

const NUMBER_LEFT: Frame = { x: 0, y: 0, width: 400, height: 710, radius: 49 }
/** From below the first frame at its edge to below it at its foot */
const NUMBER_RIGHT =
  'M380 96H731A43 43 0 0 1 774 139V751A43 43 0 0 1 731 794H333A43 43 0 0 1 290 751V690'
const NUMBER_RIGHT_LENGTH = 1624
const NUMBER_DOT = 12
/** Of the frame, which stands behind it */
const NUMBER_FRAME_DOT = 6
const FOUR = 'M108 0H180V258H208V336H180V420H92V336H0V264Z'
const FOUR_COUNTER = 'M92 140L60 258H92Z'
const HALF_NAUGHT = 'M0 0A104 104 0 0 1 104 104V316A104 104 0 0 1 0 420'
const HALF_COUNTER = 'M0 340A22 22 0 0 0 22 318V102A22 22 0 0 0 0 80'

const halfNaught = (colour: Ink) => path(`${HALF_NAUGHT}Z${HALF_COUNTER}`, colour)
const four = (colour: Ink) => path(`${FOUR}${FOUR_COUNTER}`, colour)

const NUMBER_OTHER: Frame = { x: 283, y: 89, width: 497, height: 711, radius: 48 }

export const STATES = {
  /** Empty state: two dotted halves. */
  'empty-state': (): Drawing => ({
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
  }),
  /** A misaligned print: one half of the face in each frame, and the halves do not meet. */
  'error-out-of-sync': (): Drawing => {
    const head = (colours: ColourSet, slip = 0) => moved(70, 10 + slip, portrait('ada', colours))
    return {
      width: 780,
      height: 800,
      shapes:
        leftTilt(
          frame(SLIPPED_LEFT, creator),
          clipped(outlineOf(SLIPPED_LEFT), circle(342, 340, 258, halo), head(ON_FRAME)),
        ) +
        rightTilt(
          frame(SLIPPED_RIGHT, brand),
          clipped(
            outlineOf(SLIPPED_RIGHT),
            circle(580, 590, 180, brandMid),
            moved(492, 500, group('scale(.84)', PRODUCTS.perfume())),
          ),
        ) +
        leftTilt(
          masked(
            outlineOf(trapped(SLIPPED_LEFT)),
            leftUpright(
              rightTilt(
                masked(
                  outlineOf(trapped(SLIPPED_RIGHT)),
                  rect(300, 90, 440, 720, 0, unison),
                  head({ ...ON_OVERLAP, upperLip: creatorDeep }, SLIP),
                ),
              ),
            ),
          ),
        ),
    }
  },
  /** The half that is missing from it: where it covers the first one, colours are swapped. */
  'error-other-half': (): Drawing => ({
    width: 780,
    height: 800,
    shapes:
      frame(NUMBER_OTHER, brand) +
      clipped(
        outlineOf(NUMBER_OTHER),
        circle(400, 400, 300, brandMid),
        moved(400, 190, halfNaught(paper)),
        moved(532, 190, four(paper)),
      ) +
      overprint(
        NUMBER_LEFT,
        NUMBER_OTHER,
        // Both halves of the naught, which overlap: between two edges the ground would show.
        moved(399, 190, halfNaught(counter)),
        group('translate(400 190) scale(-1 1)', halfNaught(counter)),
      ),
  }),
  /** 404, whose second half is missing as its frame is: the edge of the first one cuts the naught. The last figure waits on the other half. */
  'error-missing-half': (): Drawing => ({
    width: 780,
    height: 800,
    shapes:
      missing(NUMBER_RIGHT, NUMBER_FRAME_DOT, NUMBER_RIGHT_LENGTH) +
      moved(400, 190, missing(HALF_NAUGHT, NUMBER_DOT), missing(HALF_COUNTER, NUMBER_DOT)) +
      frame(NUMBER_LEFT, creator) +
      clipped(
        outlineOf(NUMBER_LEFT),
        circle(400, 400, 300, creatorSoft),
        moved(60, 190, four(ink)),
        group('translate(400 190) scale(-1 1)', halfNaught(ink)),
      ),
  }),
}
