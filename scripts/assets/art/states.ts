import { bars, circle, circlePath, clipped, group, line, rect, rectPath } from './draw.ts'
import { missingFrame } from './frames.ts'
import { INKS } from './inks.ts'
import { ON_FRAME, portrait } from './portrait.ts'
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

/** The two frames out of register (misaligned print). */
export const outOfSync = (): Drawing => ({
  width: 780,
  height: 800,
  shapes: group(
    'translate(8 36)',
    group(
      'rotate(-5 200 300)',
      clipped(
        rectPath(36, 0, 336, 598, 46),
        rect(36, 0, 336, 598, 0, creator),
        group('translate(100 -10)', circle(250, 330, 258, creatorSoft), portrait('ada', ON_FRAME)),
      ),
    ),
    group(
      'rotate(6 560 440)',
      clipped(
        rectPath(390, 150, 336, 598, 46),
        rect(390, 150, 336, 598, 0, brand),
        group(
          'translate(118 176)',
          circle(292, 330, 230, brandMid),
          portrait('ada', {
            ...ON_FRAME,
            face: brandDeep,
            top: paper,
            shade: creatorDeep,
            upperLip: paper,
            rim: paper,
            rightLens: creator,
            shine: ink,
            earring: paper,
          }),
        ),
      ),
    ),
  ),
})
