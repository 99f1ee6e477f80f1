import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import { preload } from 'react-dom'
import { type ArtName, artSize, type SharedArtName } from '../content/art.ts'

type ArtProps = Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'> & {
  /** Above the fold: loaded at once */
  eager?: boolean
} & ({ name: SharedArtName; src?: never } | { name: ArtName; src: string | undefined })

/** Of the illustrations of `SharedArtName` */
const urls = import.meta.glob<string>(
  '../content/art/{clapper,empty,error,glyph,head,meeting,specimen,still}-*.svg',
  { eager: true, query: '?url&no-inline', import: 'default' },
)

/** Not when printing */
const DARK = 'screen and (prefers-color-scheme: dark)'

/** The image alone is laid out, as a child of what holds the illustration. */
const picture = css({ display: 'contents', '& > source': { display: 'none' } })
const whole = css({ width: 'full' })

/** An illustration, decorative unless it has a text, in its intrinsic proportions. The SVG draws its dark scheme as `#dark`. */
export function Art({
  name,
  src = urls[`../content/art/${name}.svg`],
  eager = false,
  alt = '',
  className,
  ...rest
}: ArtProps) {
  const [width, height] = artSize(name)
  // React itself preloads no `img` in a `picture`.
  if (eager && src) preload(src, { as: 'image', fetchPriority: 'high' })
  return (
    <picture className={picture}>
      <source srcSet={`${src}#dark`} media={DARK} />
      <img
        {...rest}
        src={src}
        width={width}
        height={height}
        alt={alt}
        // Asynchronous decoding would make an animated illustration flicker.
        decoding={eager ? 'sync' : 'async'}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        className={cx(whole, className)}
      />
    </picture>
  )
}
