import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import { type ArtName, artSize } from '../content/art.ts'

interface ArtProps extends Omit<ComponentProps<'img'>, 'width' | 'height'> {
  name: ArtName
  /** Its URL, where only one page knows it */
  src?: string | undefined
  /** Above the fold: loaded at once */
  eager?: boolean
}

const urls = import.meta.glob<string>(
  ['../content/art/*.svg', '!../content/art/{cover,figure,hero,page,recording,service}-*.svg'],
  {
    eager: true,
    query: '?url&no-inline',
    import: 'default',
  },
)

const whole = css({ width: 'full', height: 'auto' })

/** An illustration, decorative unless it has a text, in its intrinsic proportions; the SVG itself has a dark scheme. */
export function Art({
  name,
  src = urls[`../content/art/${name}.svg`],
  eager = false,
  alt = '',
  className,
  ...rest
}: ArtProps) {
  const [width, height] = artSize(name)
  return (
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
  )
}
