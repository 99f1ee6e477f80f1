import { optimize } from 'svgo'
import { INKS, type Ink } from './inks.ts'

/** An illustration, in the units of its `viewBox`. */
export interface Drawing {
  width: number
  height: number
  shapes: string
  /** CSS animations of its parts, unless the visitor prefers reduced motion */
  motion?: string
}

const isUsed = (shapes: string, className: string) =>
  new RegExp(`class="${className}"`).test(shapes)

/**
 * The style sheet for the dark colour scheme. It applies to the file’s URL with `#dark`: in Safari a
 * picture does not follow `prefers-color-scheme` (bugs.webkit.org/show_bug.cgi?id=199134).
 */
function darkRules(shapes: string): string {
  const inks: Ink[] = Object.values(INKS)
  const rules = inks.flatMap(({ name, dark }) => [
    name && isUsed(shapes, name) ? `:target .${name}{fill:${dark}}` : '',
    name && isUsed(shapes, `${name}-line`) ? `:target .${name}-line{stroke:${dark}}` : '',
  ])
  return rules.join('')
}

/** Renumbers clip ids per drawing, so that the output does not depend on the order of rendering. */
function numbered(shapes: string): string {
  const ids = [...new Set(shapes.match(/clip\d+/g))]
  return shapes.replace(/clip\d+/g, (id) => `clip${ids.indexOf(id)}`)
}

/**
 * A drawing as an SVG file with a style sheet of its own.
 *
 * @param name prefix of its ids, so that several drawings can be inlined in one document
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
            // Classes on shapes are for the dark scheme, classes on groups for animations.
            inlineStyles: false,
            minifyStyles: false,
            removeHiddenElems: false,
            mergePaths: false,
          },
        },
      },
      { name: 'prefixIds', params: { prefix: name, delim: '-', prefixClassNames: false } },
      { name: 'addAttributesToSVGElement', params: { attribute: { id: 'dark' } } },
    ],
  }).data
}
