import { palette } from '../../src/theme/colors.ts'
import { MARK } from '../../src/theme/mark.ts'

export interface MarkInks {
  left: string
  right: string
  overlap: string
}

const { pink, green, paper, ink } = palette
/** On the page, in both colour schemes */
const LIGHT: MarkInks = { left: pink[400].value, right: green[600].value, overlap: ink[900].value }
const DARK: MarkInks = { left: pink[400].value, right: green[500].value, overlap: paper[100].value }

const rect = (part: 'left' | 'right', fill: string) => {
  const { x, y, width, height, rx } = MARK[part]
  return `<rect class="${part}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`
}

/** The logo as SVG shapes. */
export const markShapes = ({ left, right, overlap }: MarkInks): string =>
  [
    rect('left', left),
    rect('right', right),
    `<path class="overlap" d="${MARK.overlap}" fill="${overlap}"/>`,
  ].join('')

/** The logo as a favicon: a square with a dark variant. */
export function faviconSvg(): string {
  const { width, height } = MARK
  const dark = `.right{fill:${DARK.right}}.overlap{fill:${DARK.overlap}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - height) / 2} 0 ${height} ${height}"><style>@media (prefers-color-scheme:dark){${dark}}</style>${markShapes(LIGHT)}</svg>\n`
}
