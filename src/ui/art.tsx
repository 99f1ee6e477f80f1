import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import { type ArtName, artSize } from '../content/art.ts'

interface ArtProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt'> {
  name: ArtName
  /** On the first screen: fetched at once instead of when it comes near */
  eager?: boolean
}

const addresses = import.meta.glob<string>('../content/art/*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const whole = css({ width: 'full', height: 'auto' })

/** A decorative illustration, in its own proportions. Its file knows the dark scheme. */
export function Art({ name, eager = false, className, ...rest }: ArtProps) {
  const [width, height] = artSize(name)
  return (
    <img
      {...rest}
      src={addresses[`../content/art/${name}.svg`]}
      width={width}
      height={height}
      alt=""
      // What is animated on the first screen would vanish while it is decoded once more.
      decoding={eager ? 'sync' : 'async'}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className={cx(whole, className)}
    />
  )
}
