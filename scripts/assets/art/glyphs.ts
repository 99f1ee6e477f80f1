import type { PersonName } from '../../../src/content/art.ts'
import {
  circle,
  circlePath,
  clipped,
  group,
  heart,
  line,
  path,
  rect,
  rectPath,
  star,
} from './draw.ts'
import { INKS, type Ink } from './inks.ts'
import { ON_FRAME, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

const { creator, creatorDeep, creatorSoft, brand, brandMid, ink, paper } = INKS

const glyph = (...shapes: string[]): Drawing => ({
  width: 240,
  height: 240,
  shapes: shapes.join(''),
})

const face = (x: number, y: number, r: number, name: PersonName, ground: Ink, top: Ink = brand) =>
  clipped(
    circlePath(x, y, r),
    circle(x, y, r, ground),
    group(
      `translate(${x - 1.41 * r} ${y - 1.98 * r}) scale(${r * 0.0052})`,
      portrait(name, { ...ON_FRAME, face: paper, top }),
    ),
  )

/** What brands get, each as a thing or with a face, in the inks of their frames and of the overlap */
export const GLYPHS = {
  /** A question, and the creator's answer to it */
  talk: () =>
    glyph(
      path(
        'M92 20H204A30 30 0 0 1 234 50V86A30 30 0 0 1 204 116H112L84 138V50A30 30 0 0 1 92 20Z',
        paper,
      ),
      rect(132, 48, 76, 14, 7, ink),
      rect(132, 76, 50, 14, 7, ink),
      face(60, 66, 58, 'emil', creatorSoft, creatorDeep),
      path('M36 132H148L156 236 128 224H36A30 30 0 0 1 6 194V162A30 30 0 0 1 36 132Z', brand),
      heart(62, 180, 56, creator),
      face(176, 178, 58, 'chidi', creatorSoft),
    ),
  /** The thumb that a video stops */
  idea: () =>
    glyph(
      clipped(
        rectPath(6, 4, 132, 232, 26),
        rect(6, 4, 132, 232, 0, brand),
        circle(72, 100, 62, brandMid),
        group(
          'translate(-40 -36) scale(.41)',
          portrait('hana', { ...ON_FRAME, face: paper, top: creatorSoft, earring: creator }),
        ),
      ),
      group(
        'translate(90 142) rotate(-44)',
        rect(-6, 84, 72, 46, 12, ink),
        rect(0, 0, 60, 96, 30, paper),
        rect(14, 10, 32, 40, 16, creatorDeep),
      ),
      star(190, 58, 46, paper),
    ),
  network: () =>
    glyph(
      face(60, 60, 58, 'bruno', creator),
      face(180, 60, 58, 'dora', brandMid, creator),
      face(60, 180, 58, 'goran', creatorSoft),
      circle(180, 180, 58, creatorDeep),
      line('M156 182L174 200L206 162', paper, 16),
    ),
  /** A place, and the creator who is watched there */
  target: () =>
    glyph(
      path('M120 238C84 196 34 154 34 92A86 86 0 0 1 206 92C206 154 156 196 120 238Z', creator),
      face(120, 92, 68, 'ada', creatorSoft),
    ),
  /** What was counted, and what it was spent on */
  result: () =>
    glyph(
      path(
        'M24 22A18 18 0 0 1 42 4H154A18 18 0 0 1 172 22V226L147 208 122 226 98 208 73 226 49 208 24 226Z',
        paper,
      ),
      rect(48, 34, 100, 14, 7, ink),
      rect(48, 62, 68, 14, 7, ink),
      rect(48, 134, 22, 48, 7, creator),
      rect(80, 116, 22, 66, 7, creatorDeep),
      rect(112, 92, 22, 90, 7, brandMid),
      group(
        'translate(142 130) scale(.36)',
        PRODUCTS.perfume({
          cap: creator,
          shine: creatorSoft,
          neck: ink,
          glass: creatorSoft,
          filling: creator,
          sign: ink,
        }),
      ),
    ),
}
