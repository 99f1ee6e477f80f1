import { bars, circle, heart, line, part, path, play, rect } from './draw.ts'
import { INKS } from './inks.ts'

/** Icons of a video's metrics, without figures: no numbers are invented. */
const SIGNS = {
  /** A new follower */
  follow: (x: number, y: number) =>
    circle(x + 33, y + 23, 8, INKS.creatorDeep) +
    path(`M${x + 18} ${y + 46}a15 13.5 0 0 1 30 0z`, INKS.creatorDeep) +
    line(`M${x + 62} ${y + 30}h20m-10 -10v20`, INKS.ink, 7),
  like: (x: number, y: number) =>
    heart(x + 34, y + 30, 28, INKS.creatorDeep) + levels(x + 60, y + 30, [14, 24, 18]),
  watch: (x: number, y: number) =>
    play(x + 34, y + 30, 12.5, INKS.creatorDeep) + levels(x + 58, y + 30, [20, 12, 26]),
}

const levels = (x: number, y: number, heights: readonly number[]) =>
  bars(x, y, heights, INKS.ink, { width: 6, gap: 5 })

const HEIGHT = 60
const WIDTH = 106

/** A small badge on a screen, animated in after the illustration. */
export const chip = (x: number, y: number, sign: keyof typeof SIGNS) =>
  part('chip', rect(x, y, WIDTH, HEIGHT, HEIGHT / 2, INKS.paper), SIGNS[sign](x, y))

const MOTION_ALLOWED = '@media (prefers-reduced-motion:no-preference)'

export const CHIP_MOTION = `${MOTION_ALLOWED}{.chip{animation:chip .3s .7s cubic-bezier(.34,1.4,.64,1) backwards;transform-box:fill-box;transform-origin:center}}@keyframes chip{from{transform:scale(.9);opacity:0}}`

/** Bars in a group `voice` pulse three times, every second one delayed. */
export const VOICE_MOTION = `${MOTION_ALLOWED}{.voice rect{animation:voice 2.4s .7s cubic-bezier(.65,0,.35,1) 3;transform-box:fill-box;transform-origin:center}.voice rect:nth-of-type(even){animation-delay:1s}}@keyframes voice{50%{transform:scaleY(.7)}}`
