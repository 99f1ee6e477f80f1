import { ANNOUNCED_EVENTS, PAST_EVENTS } from '../../../src/content/events.ts'
import { onBothSides } from './both-sides.ts'
import { bars, circle, group, heart, line, path, play, rect, ring, star } from './draw.ts'
import { INKS, type Ink } from './inks.ts'
import { type ColourSet, ON_FRAME, portrait } from './portrait.ts'
import type { Drawing } from './render.ts'

const { creator, creatorSoft, creatorDeep, brand, brandMid, paper, ink, sand } = INKS

/** The cover of an archived event. Its background differs from that of the section it is shown on. */
const recording = onBothSides({ width: 360, height: 440 })

const TRACKS = [
  [40, 100, 118],
  [202, 100, 84],
  [40, 172, 232],
  [96, 244, 220],
  [40, 316, 120],
  [190, 316, 130],
] as const

/** A screen that plays: the cover of an event that has none of its own. */
const anyRecording = () =>
  recording(
    [brand, creator],
    (screen: Ink, sign: Ink, progress: Ink) =>
      rect(40, 96, 280, 208, 30, screen) +
      play(184, 200, 58, sign) +
      rect(40, 340, 280, 20, 10, screen) +
      rect(40, 340, 148, 20, 10, progress),
    [paper, ink, creator],
    [ink, paper, brandMid],
  )

type EventId = (typeof ANNOUNCED_EVENTS | typeof PAST_EVENTS)[number]['id']

const OWN: Readonly<Partial<Record<EventId, () => Drawing>>> = {
  /** A page with a signature. */
  'reading-a-contract': () =>
    recording(
      [creator, brand],
      (sheet: Ink, words: Ink, name: Ink) =>
        rect(76, 56, 208, 328, 26, sheet) +
        rect(108, 98, 144, 18, 9, words) +
        rect(108, 138, 144, 18, 9, words) +
        rect(108, 178, 144, 18, 9, words) +
        rect(108, 218, 92, 18, 9, words) +
        line(
          'M112 322C126 276 150 276 146 306S134 344 160 326 186 286 196 302 184 346 208 330 232 296 248 318',
          name,
          13,
        ),
      [ink, creatorSoft, creator],
      [paper, brandMid, ink],
    ),
  /** Subtitles at the bottom of a screen. */
  'captions-with-ai': () =>
    recording(
      [sand, creator],
      (speaker: ColourSet, caption: Ink, words: Ink) =>
        group('translate(-24 -116) scale(.75)', portrait('bruno', speaker)) +
        rect(40, 300, 280, 118, 26, caption) +
        rect(70, 330, 220, 20, 10, words) +
        rect(108, 368, 144, 20, 10, words),
      [{ ...ON_FRAME, face: paper }, ink, paper],
      [
        {
          ...ON_FRAME,
          hair: creatorDeep,
          face: creatorSoft,
          shade: creator,
          nose: creator,
          top: creatorDeep,
          upperLip: ink,
          rim: creatorDeep,
        },
        paper,
        ink,
      ],
    ),
  /** A message on a fishing hook (phishing). */
  'phishing-night': () =>
    recording(
      [brandMid, brand],
      (hook: Ink, letter: Ink, fold: Ink) =>
        rect(66, 116, 228, 156, 24, letter) +
        line('M84 138L180 208L276 138', fold, 14) +
        line('M180 -20V332A46 46 0 0 1 88 332V318', hook, 18) +
        path('M62 326L88 276L114 326Z', hook) +
        circle(180, 116, 17, hook),
      [ink, paper, brandMid],
      [creator, ink, creator],
    ),
  /** A balance scale: the offer against the rate. */
  'rates-and-negotiations': () =>
    recording(
      [creatorSoft, creator],
      (scales: Ink, left: Ink, right: Ink) =>
        line('M180 92V352M112 360H248M74 122H286', scales, 18) +
        circle(180, 86, 26, scales) +
        line('M74 122L34 236M74 122L114 236M286 122L246 236M286 122L326 236', scales, 8) +
        path('M22 232H126A52 52 0 0 1 22 232Z', left) +
        path('M234 232H338A52 52 0 0 1 234 232Z', right) +
        heart(74, 200, 48, left) +
        play(288, 200, 22, right),
      [creatorDeep, creatorDeep, creatorDeep],
      [ink, ink, ink],
    ),
  /** The tracks of a video editor, with cuts. */
  'ai-editing': () =>
    recording(
      [brand, sand],
      (track: Ink, cut: Ink, head: Ink) =>
        TRACKS.map(([x, y, width]) => rect(x, y, width, 48, 14, track)).join('') +
        bars(64, 196, [16, 28, 20, 34, 24, 16, 30, 22, 34, 18, 26], cut, { width: 8, gap: 10 }) +
        rect(174, 60, 12, 340, 6, head) +
        path('M180 92L146 40H214Z', head),
      [creator, ink, paper],
      [brand, creator, ink],
    ),
  /** A shield with a keyhole. */
  'account-security': () =>
    recording(
      [brand, creator],
      (shield: Ink, field: Ink, key: Ink) =>
        path('M180 40L318 92V216C318 306 262 372 180 404C98 372 42 306 42 216V92Z', shield) +
        path('M180 84L278 122V216C278 284 238 332 180 358C122 332 82 284 82 216V122Z', field) +
        circle(180, 188, 40, key) +
        path('M166 200L154 276A10 10 0 0 0 164 288H196A10 10 0 0 0 206 276L194 200Z', key),
      [paper, brandMid, ink],
      [ink, creatorDeep, paper],
    ),
  'prompts-in-your-voice': () =>
    recording(
      [creator, sand],
      (bubble: Ink, voice: Ink, spark: Ink) =>
        path(
          'M76 116H284A44 44 0 0 1 328 160V284A44 44 0 0 1 284 328H190L112 396V328H76A44 44 0 0 1 32 284V160A44 44 0 0 1 76 116Z',
          bubble,
        ) +
        bars(75, 222, [36, 84, 132, 70, 116, 132, 84, 48], voice, { width: 16, gap: 12 }) +
        star(294, 74, 60, spark),
      [ink, creator, ink],
      [brand, paper, creatorDeep],
    ),
  /** A shared key. */
  'brand-accounts': () =>
    recording(
      [sand, brandMid],
      (key: Ink, tag: Ink) =>
        ring(180, 146, 63, key, 58) +
        rect(162, 216, 36, 190, 12, key) +
        rect(180, 300, 76, 32, 10, key) +
        rect(180, 354, 56, 32, 10, key) +
        circle(60, 330, 26, tag) +
        circle(104, 386, 18, tag) +
        circle(306, 250, 18, tag),
      [brand, creator],
      [ink, paper],
    ),
}

export const RECORDINGS = Object.fromEntries(
  [...ANNOUNCED_EVENTS, ...PAST_EVENTS].map(({ id }) => [id, OWN[id] ?? anyRecording]),
)
