import { heart, line, path, play, rect, rectPath } from './draw.ts'
import { INKS, type Ink } from './inks.ts'
import type { Drawing } from './render.ts'

const { brand, brandMid, creator, creatorDeep, ink } = INKS

/** Where the agreed metrics end in the report, in units of its drawing */
const AGREED = 356
const BAR = { x: 84, height: 46 }

/** A bar for a metric: beyond what was agreed in a second colour, or a dotted outline as far as that */
function metric(y: number, end: number, own: Ink, beyond: Ink) {
  const round = BAR.height / 2
  const top = y - round
  const bar = rect(BAR.x, top, end - BAR.x, BAR.height, round, own)
  if (end < AGREED) {
    const outline = rectPath(BAR.x + 3, top + 3, AGREED - BAR.x - 3, BAR.height - 6, round - 3)
    return line(outline, ink, 6).replace('/>', ' stroke-dasharray="0.1 14.6"/>') + bar
  }
  const rest = end - AGREED - round
  return (
    bar +
    path(`M${AGREED} ${top}h${rest}a${round} ${round} 0 0 1 0 ${BAR.height}h${-rest}Z`, beyond)
  )
}

/** Pictures on the papers that prove what Duet promises; there are no figures in them. */
export const SPECIMENS: Readonly<Record<string, () => Drawing>> = {
  /** What was agreed, dotted, and what has come of it: views, saves and sales */
  'report-metrics': () => ({
    width: 480,
    height: 280,
    shapes:
      play(34, 48, 22, ink) +
      heart(34, 140, 46, ink) +
      path('M14 218H54L60 258A8 8 0 0 1 52 266H16A8 8 0 0 1 8 258Z', ink) +
      line('M22 224V214A12 12 0 0 1 46 214V224', ink, 6) +
      metric(48, 452, creator, creatorDeep) +
      metric(140, 272, ink, ink) +
      metric(236, 412, brand, brandMid),
  }),
}
