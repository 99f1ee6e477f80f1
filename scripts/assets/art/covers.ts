import type { PostId } from '../../../src/content/post-ids.ts'
import { onBothSides } from './both-sides.ts'
import { circle, heart, line, path, rect, star } from './draw.ts'
import { INKS, type Ink } from './inks.ts'
import type { Drawing } from './render.ts'

const { creator, creatorSoft, creatorDeep, brand, brandMid, paper, ink, sand } = INKS

const cover = onBothSides({ width: 480, height: 320 })

const dotted = (shape: string) => shape.replaceAll('/>', ' stroke-dasharray="0 18.85"/>')

/** A row of an audience: heads and shoulders at equal distances. */
const row = (x: number, y: number) =>
  `M${x} ${y}${'a48 48 0 1 0 96 0a48 48 0 1 0 -96 0m-33 240v-120a81 60 0 0 1 162 0v120m31 -240'.repeat(4)}`

export const COVERS: Readonly<Record<PostId, () => Drawing>> = {
  /** A face from near, one eye of which is a lens. */
  'ai-holds-the-camera': () =>
    cover(
      [creator, ink],
      (hair: Ink, skin: Ink, nose: Ink, lips: Ink, eye: string) =>
        path('M62 330V170A178 168 0 0 1 418 170V330Z', hair) +
        path('M104 64H376V216A136 150 0 0 1 104 216Z', skin) +
        path('M96 178V84L104 62H376L384 84V178Q322 150 290 76Q216 158 96 178Z', hair) +
        rect(226, 176, 28, 68, 14, nose) +
        path('M176 274Q214 240 240 260Q266 240 304 274Q276 300 240 300T176 274Z', lips) +
        eye,
      [
        ink,
        paper,
        creatorSoft,
        creatorDeep,
        circle(162, 206, 36, ink) + circle(174, 198, 12, paper),
      ],
      [
        creator,
        brand,
        brandMid,
        creator,
        circle(326, 206, 62, paper) + star(326, 206, 50, ink) + circle(326, 206, 13, creator),
      ],
    ),
  /** A phone from near, with a keyhole. */
  'keep-your-account': () =>
    cover(
      [sand, brand],
      (a: Ink, b: Ink) =>
        rect(96, 30, 288, 400, 52, a) +
        rect(204, 56, 72, 12, 6, b) +
        circle(240, 156, 62, b) +
        path('M214 186L194 278A14 14 0 0 0 208 294H272A14 14 0 0 0 286 278L266 186Z', b),
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
        line('M90 50L108 78M170 26L177 52M310 26L303 52M390 50L372 78', a, 14),
      [paper, ink],
      [creatorDeep, paper],
    )
    // In one ink on both sides, so it has no seam.
    return { ...eye, shapes: eye.shapes + heart(240, 166, 100, creator) }
  },
  /** An audience; the one on the seam is half there. */
  'ghost-followers': () =>
    cover(
      [creatorSoft, ink],
      (draw: (outline: string, ink: Ink) => string) =>
        draw(row(32, 76), creator) + draw(row(-48, 202), creatorDeep),
      [path],
      // Dotted above only: between the heads and shoulders of the row in front there is a gap.
      [(outline) => path(outline, ink) + dotted(line(outline.replaceAll('v', 'm0 '), creator, 9))],
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
