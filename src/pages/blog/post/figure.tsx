import { css } from '@styled/css'
import { type ComponentProps, createContext, Fragment, use } from 'react'
import { type ArtName, artSize } from '../../../content/art.ts'
import type { Words } from '../../../content/articles.ts'
import { Art } from '../../../ui/art.tsx'

/** Imported here only, so that their URLs are not in the chunks of other pages. */
const urls = import.meta.glob<string>('../../../content/art/figure-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The file of a figure by its name */
export const urlOfFigure = (name: string): string | undefined =>
  urls[`../../../content/art/figure-${name}.svg`]

/** Where a figure has the label of an ad, in units of the drawing */
const LABELS: Record<string, readonly (readonly [x: number, y: number])[]> = {
  'in-return': [[16, 286]],
  'label-first': [[24, 262]],
  'label-hidden': [[24, 402]],
  'label-on-each': [
    [16, 30],
    [68, 92],
    [120, 154],
  ],
}
const HEIGHT = 44
/** About the width of a letter, and of the space around the word */
const LETTER = 14.5
const SPACE = 28

const picture = css({
  display: 'grid',
  _layers: { gridArea: '1 / 1', width: 'full', height: 'auto' },
})
/** As a sticker, whatever lies below it */
const ground = css({ fill: 'unison', stroke: 'onUnison' })
const letters = css({ fontFamily: 'text', fontWeight: '600', fill: 'onUnison' })

/** The word with which an ad is labelled where the viewers are */
export const AdLabelContext = createContext<Words | undefined>(undefined)

/** A drawing by its name, labelled where it shows an ad. */
export function Drawing({ name: file, alt = '' }: { name: string; alt?: string | undefined }) {
  const { text: word = '', lang } = use(AdLabelContext) ?? {}
  const name = `figure-${file}` as ArtName
  const [width, height] = artSize(name)
  const wide = SPACE + LETTER * word.length
  return (
    <div className={picture}>
      <Art name={name} src={urlOfFigure(file)} alt={alt} />
      {LABELS[file] && (
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {LABELS[file].map(([x, y]) => (
            <g key={y} lang={lang} transform={`translate(${x} ${y})`}>
              <rect width={wide} height={HEIGHT} rx={14} strokeWidth={4} className={ground} />
              <text x={wide / 2} y={31} fontSize={26} textAnchor="middle" className={letters}>
                {word}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  )
}

/** An address is broken at its dots, without hyphens: they would be part of it. */
const address = css({ display: 'block', textStyle: 'label', hyphens: 'none' })

/** A figure of an article by its name, above its caption, which may begin with an address: "`anna@brand.example` Hers". */
export function Figure({ src = '', alt, title = '' }: ComponentProps<'img'>) {
  const [caption = '', lead] = title.split('`').reverse()
  return (
    <figure>
      <Drawing name={src} alt={alt} />
      <figcaption>
        {lead && (
          <span className={address}>
            {lead.match(/[^.@]+[.@]?/g)?.map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </span>
        )}
        {caption}
      </figcaption>
    </figure>
  )
}
