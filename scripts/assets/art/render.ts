import { optimize } from 'svgo'
import { INKS, type Ink } from './inks.ts'

/** A picture in units of its own. */
export interface Drawing {
  width: number
  height: number
  shapes: string
  /** How parts of it move, for visitors who did not ask for stillness */
  motion?: string
}

const isUsed = (shapes: string, className: string) =>
  new RegExp(`class="${className}"`).test(shapes)

/** What the dark scheme changes in the shapes. */
function darkRules(shapes: string): string {
  const inks: Ink[] = Object.values(INKS)
  const rules = inks.flatMap(({ name, dark }) => [
    name && isUsed(shapes, name) ? `.${name}{fill:${dark}}` : '',
    name && isUsed(shapes, `${name}-line`) ? `.${name}-line{stroke:${dark}}` : '',
  ])
  return rules.some(Boolean) ? `@media (prefers-color-scheme:dark){${rules.join('')}}` : ''
}

/** The ids of clips in the order of this drawing, whatever was drawn before it. */
function numbered(shapes: string): string {
  const ids = [...new Set(shapes.match(/clip\d+/g))]
  return shapes.replace(/clip\d+/g, (id) => `clip${ids.indexOf(id)}`)
}

/**
 * A drawing as an SVG file that knows the dark scheme by itself.
 *
 * @param name begins its ids, so that several drawings can stand in one document
 */
export function renderDrawing(name: string, { width, height, shapes, motion }: Drawing): string {
  const style = darkRules(shapes) + (motion ?? '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${style && `<style>${style}</style>`}${numbered(shapes)}</svg>`
  return optimize(svg, {
    floatPrecision: 2,
    js2svg: { pretty: true, indent: 1 },
    plugins: [
      {
        name: 'preset-default',
        params: {
          overrides: {
            // Classes are what the dark scheme changes; groups are what moves.
            inlineStyles: false,
            minifyStyles: false,
            removeHiddenElems: false,
            mergePaths: false,
          },
        },
      },
      { name: 'prefixIds', params: { prefix: name, delim: '-', prefixClassNames: false } },
    ],
  }).data
}
