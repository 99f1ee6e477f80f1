import type { ComponentProps } from 'react'
import type { ArtName } from '../../../content/art.ts'
import { Art } from '../../../ui/art.tsx'

/** Imported here only, so that their URLs are not in the chunks of other pages. */
const urls = import.meta.glob<string>('../../../content/art/figure-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** A figure of an article by its name, above its caption. */
export const Figure = ({ src: name, alt, title }: ComponentProps<'img'>) => (
  <figure>
    <Art
      name={`figure-${name}` as ArtName}
      src={urls[`../../../content/art/figure-${name}.svg`]}
      alt={alt}
    />
    <figcaption>{title}</figcaption>
  </figure>
)
