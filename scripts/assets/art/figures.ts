import type { PersonName } from '../../../src/content/art.ts'
import {
  circle,
  clipped,
  group,
  heart,
  line,
  masked,
  moved,
  path,
  play,
  rect,
  ring,
  star,
} from './draw.ts'
import { type Frame, frame, missingFrame, outlineOf, overprint, trapped } from './frames.ts'
import { INKS, type Ink } from './inks.ts'
import { type ColourSet, ON_FRAME, ON_OVERLAP, portrait } from './portrait.ts'
import { PRODUCTS } from './products.ts'
import type { Drawing } from './render.ts'

const { creator, creatorSoft, creatorDeep, brand, brandMid, halo, paper, ink, counter } = INKS

/** Shapes that begin at `x`, at the left edge of the figure as its caption does. */
const from =
  (x: number) =>
  (...shapes: string[]): Drawing => ({ width: 320, height: 480, shapes: moved(-x, 0, ...shapes) })

const PHONE: Frame = { x: 54, y: 16, width: 252, height: 448, radius: 30 }

/** The two frames of a duet */
const LEFT: Frame = { x: 22, y: 16, width: 192, height: 341, radius: 23 }
const RIGHT: Frame = { x: 146, y: 123, width: 192, height: 341, radius: 23 }

const onPhone = from(PHONE.x)
const duet = from(LEFT.x)
const fanned = from(24)

/** Over a corner: this way, on a green phone, or not this way, on a pink one. */
const stamp = (ground: Ink, sign: string) =>
  circle(300, 62, 50, paper) + circle(300, 62, 44, ground) + line(sign, paper, 11)
const tick = () => stamp(brand, 'M281 63L295 77L320 48')
const cross = () => stamp(ink, 'M284 46L316 78M316 46L284 78')

/** Lines of text, one below another. */
const lines = (x: number, y: number, widths: readonly number[], ink: Ink, step = 30) =>
  widths.map((width, i) => rect(x, y + i * step, width, 16, 8, ink)).join('')

/** Skin that is as light as the paper of a figure in every colour scheme */
const CREATOR: ColourSet = { ...ON_FRAME, face: paper }
const BRAND: ColourSet = { ...CREATOR, top: creatorSoft }

/** Head and shoulders; `x` is the middle, `y` the top of a head without its hair. */
const person = (x: number, y: number, scale: number, name: PersonName, colours = CREATOR) =>
  group(`translate(${x - 272 * scale} ${y - 300 * scale}) scale(${scale})`, portrait(name, colours))

/** As a picture in a rectangle of its own */
const pictured = (outline: Frame, ground: Ink, ...shapes: string[]) =>
  masked(outlineOf(trapped(outline)), frame(trapped(outline), ground), ...shapes)

const dots = (x: number, y: number, ink: Ink, r = 8) =>
  [0, 1, 2].map((i) => circle(x + i * 3 * r, y, r, ink)).join('')

/** A speech bubble, its point at the left or at the right. */
const bubble = (x: number, y: number, width: number, height: number, ink: Ink, isLeft = true) => {
  const at = isLeft ? x + 24 : x + width - 56
  return (
    rect(x, y, width, height, 24, ink) +
    path(`M${at} ${y + height - 4}V${y + height + 26}L${at + 32} ${y + height - 4}Z`, ink)
  )
}

const box = (x: number, y: number, size: number, ground: Ink, ribbon: Ink) =>
  rect(x, y, size, size, 10, ground) +
  rect(x + size * 0.41, y, size * 0.18, size, 0, ribbon) +
  rect(x, y + size * 0.24, size, size * 0.14, 0, ribbon) +
  line(
    `M${x + size / 2} ${y - 2}C${x + size * 0.1} ${y - size * 0.5} ${x - 4} ${y - 4} ${x + size / 2} ${y - 2}C${x + size + 4} ${y - 4} ${x + size * 0.9} ${y - size * 0.5} ${x + size / 2} ${y - 2}`,
    ribbon,
    8,
  )

const envelope = (x: number, y: number, width: number, ground: Ink, fold: Ink) =>
  rect(x, y, width, width * 0.66, 14, ground) +
  line(
    `M${x + 14} ${y + 18}L${x + width / 2} ${y + width * 0.4}L${x + width - 14} ${y + 18}`,
    fold,
    9,
  )

const key = (x: number, y: number, ink: Ink) =>
  ring(x, y, 26, ink, 17) +
  line(`M${x + 34} ${y}H${x + 112}M${x + 82} ${y}V${y + 24}M${x + 110} ${y}V${y + 24}`, ink, 17)

const speaker = () =>
  pictured(
    { x: 74, y: 36, width: 212, height: 200, radius: 20 },
    creatorSoft,
    person(180, 106, 0.38, 'goran', { ...CREATOR, top: creatorDeep }),
  )

/** Followers over time */
const curve = (area: string, ground: Ink, fill: Ink) =>
  frame(PHONE, ground) +
  path(area, fill) +
  circle(104, 74, 22, fill) +
  lines(138, 56, [96, 62], fill, 24)

const grid = (heights: readonly number[], ground: Ink, fill: Ink) =>
  frame(PHONE, ground) +
  heights.map((height, i) => rect(80 + i * 29, 430 - height, 20, height, 10, fill)).join('') +
  heart(180, 104, 84, fill)

/** With the stamp over its corner it is as wide as the figure. */
const MAIL: Frame = { ...PHONE, width: 276 }
const onMail = (sign: string) => moved(24, 0, sign)

/** The names of an address, one below another: the last one is the sender. */
const address = (ground: Ink, quiet: Ink, names: readonly number[], sender: Ink) =>
  frame(MAIL, ground) +
  envelope(122, 52, 140, quiet, ground) +
  names
    .map((width, i) => rect(84, 182 + i * 62, width, 44, 14, i < names.length - 1 ? quiet : sender))
    .join('')

/** In the overlap clothes reach its edge: they are of another colour than the page. */
const OVERLAP: ColourSet = { ...ON_OVERLAP, top: creatorSoft }
const hana = (c: ColourSet) => person(104, 138, 0.44, 'hana', c)
const fleur = (c: ColourSet) => person(104, 118, 0.44, 'fleur', c)

/** The figures of the articles, which are named there. */
export const FIGURES = {
  /** The words of labels are printed by the page (src/pages/blog/post/figure.tsx). */
  'label-first': () =>
    onPhone(frame(PHONE, brand), speaker(), lines(78, 332, [200, 172, 116], paper), tick()),
  /** The label lies below what the phone shows. */
  'label-hidden': () =>
    onPhone(
      frame({ ...PHONE, height: 350 }, creator),
      speaker(),
      lines(78, 260, [200, 186], paper),
      dots(88, 332, ink),
      missingFrame({ ...PHONE, y: 386, height: 78 }, 6),
      cross(),
    ),
  /** Three stories, each with its label. */
  'label-on-each': () =>
    fanned(
      ...[creatorSoft, creator, brand].map((ground, i) => {
        const [x, y] = [24 + i * 52, 16 + i * 62]
        return (
          frame({ x, y, width: 208, height: 324, radius: 25 }, paper) +
          frame({ x: x + 5, y: y + 5, width: 198, height: 314, radius: 21 }, ground)
        )
      }),
      play(234, 330, 42, paper),
    ),
  /** The creator has something from the brand: the ad has its label. */
  'in-return': () =>
    duet(
      pictured(LEFT, creator, circle(104, 174, 96, halo), hana(ON_FRAME)),
      frame(RIGHT, brand),
      circle(246, 372, 76, brandMid),
      group('translate(212 338) scale(.34)', PRODUCTS.perfume()),
      overprint(LEFT, RIGHT, hana(OVERLAP)),
      box(152, 216, 56, creator, counter),
    ),
  /** No brand is there. */
  'bought-yourself': () =>
    duet(
      missingFrame(RIGHT),
      pictured(LEFT, creator, circle(104, 174, 96, halo), hana(ON_FRAME)),
      line('M146 258V248A21 21 0 0 1 188 248V258', creatorDeep, 8),
      rect(128, 254, 78, 84, 12, creatorDeep),
      heart(167, 298, 36, paper),
    ),
  'curve-hills': () =>
    onPhone(
      curve(
        'M54 380C84 372 92 330 112 330S140 356 160 350S184 270 206 270S232 296 250 286S276 216 306 204V434A30 30 0 0 1 276 464H84A30 30 0 0 1 54 434Z',
        brand,
        creator,
      ),
      ...[112, 206].map((x, i) => play(x, i ? 236 : 296, 14, paper)),
      tick(),
    ),
  'curve-step': () =>
    onPhone(
      curve(
        'M54 398L156 394V186L306 232V434A30 30 0 0 1 276 464H84A30 30 0 0 1 54 434Z',
        creator,
        ink,
      ),
      cross(),
    ),
  'likes-varied': () => onPhone(grid([96, 210, 44, 128, 250, 70, 152], brand, creator), tick()),
  'likes-even': () => onPhone(grid([150, 154, 150, 152, 154, 150, 152], creator, ink), cross()),
  'brief-one-page': () =>
    onPhone(
      frame(PHONE, brand),
      rect(84, 96, 192, 34, 17, paper),
      ...[166, 214].map(
        (y) =>
          line(`M88 ${y}L98 ${y + 10}L116 ${y - 10}`, creator, 9) +
          rect(136, y - 8, 122, 16, 8, paper),
      ),
      line('M90 250L112 272M112 250L90 272', creator, 9),
      rect(136, 254, 92, 16, 8, paper),
      rect(84, 304, 192, 128, 20, creator),
      star(180, 368, 40, ink),
      tick(),
    ),
  'brief-slides': () =>
    fanned(
      ...[0, 1, 2, 3].map((i) => {
        const at = { x: 84 - i * 20, y: 16 + i * 20 }
        return (
          frame({ ...at, width: 236, height: 388, radius: 28 }, i % 2 ? creator : brand) +
          (i === 3
            ? lines(
                at.x + 26,
                at.y + 34,
                [184, 168, 184, 150, 178, 184, 126, 184, 160, 184, 172, 98],
                ink,
                27,
              )
            : '')
        )
      }),
      moved(-8, 0, cross()),
    ),
  /** What is handed over: the cut and the subtitles. */
  'machine-work': () =>
    onPhone(
      frame(PHONE, ink),
      rect(80, 48, 200, 176, 18, brandMid),
      lines(104, 180, [152], paper),
      star(180, 112, 46, creator),
      ...[0, 1, 2].map((i) =>
        moved(
          80,
          262 + i * 60,
          rect(0, 0, 200, 40, 12, i % 2 ? creator : brandMid),
          line(`M${64 + i * 44} -8V48`, paper, 7),
        ),
      ),
    ),
  /** What stays: face and opinion. */
  'own-voice': () =>
    onPhone(
      frame(PHONE, creator),
      clipped(
        outlineOf(PHONE),
        circle(180, 360, 112, halo),
        person(180, 300, 0.48, 'emil', ON_FRAME),
      ),
      bubble(82, 56, 196, 150, paper),
      heart(180, 136, 78, creatorDeep),
    ),
  /** A question that is answered and pinned. */
  'comment-answered': () =>
    onPhone(
      frame(PHONE, brand),
      bubble(80, 104, 168, 92, paper),
      lines(104, 128, [118, 84], ink),
      bubble(112, 262, 168, 130, creator, false),
      lines(136, 288, [118, 100, 118], ink),
      line('M104 250L126 280', paper, 7),
      circle(100, 245, 17, paper),
      tick(),
    ),
  'comment-hearts': () =>
    onPhone(
      frame(PHONE, creator),
      ...[0, 1, 2, 3].flatMap((row) => [
        circle(104, 130 + row * 86, 22, ink),
        ...[0, 1, 2].map((i) => heart(160 + i * 46, 130 + row * 86, 36, creatorDeep)),
      ]),
      cross(),
    ),
  'sender-own': () =>
    onPhone(
      masked(
        outlineOf(MAIL),
        address(brand, brandMid, [96, 176], creator),
        circle(192, 392, 84, brandMid),
        person(192, 350, 0.32, 'ada', BRAND),
      ),
      onMail(tick()),
    ),
  'sender-forged': () =>
    onPhone(address(creator, creatorSoft, [96, 176, 120, 192], ink), onMail(cross())),
  'account-key': () =>
    onPhone(
      frame(PHONE, brand),
      pictured(
        { x: 84, y: 48, width: 192, height: 200, radius: 22 },
        brandMid,
        person(180, 116, 0.37, 'bruno', BRAND),
      ),
      key(126, 340, creator),
    ),
  /** The codes on paper, in two places. */
  'account-paper': () =>
    duet(
      frame(LEFT, creator),
      frame(RIGHT, brand),
      overprint(LEFT, RIGHT),
      envelope(34, 56, 100, ink, creator),
      envelope(226, 360, 100, paper, brand),
    ),
  'account-two': () =>
    duet(
      pictured(LEFT, creator, circle(104, 160, 96, halo), fleur(ON_FRAME)),
      pictured(
        RIGHT,
        brand,
        circle(256, 300, 96, brandMid),
        person(258, 276, 0.44, 'goran', BRAND),
      ),
      overprint(LEFT, RIGHT, fleur(OVERLAP)),
    ),
}
