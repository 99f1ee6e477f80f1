import type { PostId } from '../../../src/content/post-ids.ts'
import { onBothSides } from './both-sides.ts'
import { bars, circle, heart, line, path, rect, star } from './draw.ts'
import { INKS, type Ink } from './inks.ts'
import type { Drawing } from './render.ts'

const { creator, creatorSoft, creatorDeep, brand, brandMid, paper, ink, sand } = INKS

/** The cover of a post. */
const cover = onBothSides({ width: 480, height: 320 })

const dotted = (shape: string) => shape.replaceAll('/>', ' stroke-dasharray="1 18"/>')

export const COVERS: Readonly<Record<PostId, () => Drawing>> = {
  'ai-holds-the-camera': () =>
    cover(
      [creator, ink],
      (a: Ink, b: Ink, c: Ink) =>
        circle(240, 160, 124, a) +
        star(240, 160, 112, b) +
        circle(240, 160, 20, c) +
        star(74, 66, 34, a) +
        star(406, 250, 44, a),
      [ink, creator, ink],
      [creator, ink, creator],
    ),
  'keep-your-account': () =>
    cover(
      [sand, brand],
      (a: Ink, b: Ink) =>
        rect(148, 26, 184, 268, 36, a) +
        rect(214, 46, 52, 10, 5, b) +
        circle(240, 142, 46, b) +
        path('M220 164L204 242A10 10 0 0 0 214 254H266A10 10 0 0 0 276 242L260 164Z', b) +
        bars(44, 160, [36, 84, 140, 84], a, { width: 14, gap: 10 }) +
        bars(356, 160, [84, 140, 84, 36], a, { width: 14, gap: 10 }),
      [brand, paper],
      [creator, ink],
    ),
  'a-brief-that-gets-a-yes': () =>
    cover(
      [brand, creator],
      (a: Ink, b: Ink) =>
        path(
          'M104 60H376A44 44 0 0 1 420 104V196A44 44 0 0 1 376 240H260L180 300V240H104A44 44 0 0 1 60 196V104A44 44 0 0 1 104 60Z',
          a,
        ) +
        rect(108, 100, 264, 26, 13, b) +
        rect(108, 140, 210, 26, 13, b) +
        rect(108, 180, 150, 26, 13, b),
      [creator, ink],
      [ink, paper],
    ),
  'comments-first': () => {
    const eye = cover(
      [ink, sand],
      (a: Ink, b: Ink) =>
        path('M36 160Q240 -56 444 160Q240 376 36 160Z', a) +
        circle(240, 160, 92, b) +
        line('M90 44L108 74M170 14L178 46M310 14L302 46M390 44L372 74', a, 14),
      [paper, ink],
      [creatorDeep, paper],
    )
    // In one ink on both sides, so it has no seam.
    return { ...eye, shapes: eye.shapes + heart(240, 166, 86, creator) }
  },
  'ghost-followers': () =>
    cover(
      [creatorSoft, ink],
      (a: Ink, isThere: boolean) =>
        isThere
          ? circle(240, 126, 84, a) + path('M60 360V330A180 120 0 0 1 420 330V360Z', a)
          : dotted(
              line(
                'M156 126a84 84 0 1 0 168 0a84 84 0 1 0 -168 0M60 360V330A180 120 0 0 1 420 330V360',
                a,
                8,
              ),
            ),
      [creatorDeep, true],
      [creator, false],
    ),
  'false-brand-mail': () =>
    cover(
      [brandMid, ink],
      (a: Ink, b: Ink, c: Ink) =>
        rect(84, 70, 312, 200, 30, a) +
        line('M104 96L240 196L376 96', b, 16) +
        circle(376, 78, 50, c) +
        rect(368, 50, 16, 34, 8, b) +
        circle(376, 100, 8, b),
      [ink, brandMid, ink],
      [creator, ink, paper],
    ),
  /** A tag with a hash. */
  'mark-the-ad': () =>
    cover(
      [creatorSoft, brand],
      (a: Ink, b: Ink) =>
        path(
          'M60 148Q50 160 60 172L146 272Q160 288 182 288H392A40 40 0 0 0 432 248V72A40 40 0 0 0 392 32H182Q160 32 146 48Z',
          a,
        ) +
        circle(112, 160, 20, b) +
        rect(188, 84, 26, 152, 13, b) +
        rect(266, 84, 26, 152, 13, b) +
        rect(161, 112, 158, 26, 13, b) +
        rect(161, 182, 158, 26, 13, b),
      [ink, creatorSoft],
      [creator, ink],
    ),
}
