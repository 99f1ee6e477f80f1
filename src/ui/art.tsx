import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import { type ArtName, artSize } from '../content/art.ts'
import { breakpoints } from '../theme/breakpoints.ts'

/** On the first screen: always, or in windows from a width on. */
export type Eager = boolean | keyof typeof breakpoints

interface ArtProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt'> {
  name: ArtName
  /** Where it is fetched at once; elsewhere it is when it comes near, and not at all while hidden */
  eager?: Eager
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
  const src = addresses[`../content/art/${name}.svg`]
  const isEagerFrom = typeof eager === 'string' && `(width >= ${breakpoints[eager]})`
  return (
    <>
      {isEagerFrom && (
        <link rel="preload" as="image" href={src} media={isEagerFrom} fetchPriority="high" />
      )}
      <img
        {...rest}
        src={src}
        width={width}
        height={height}
        alt=""
        // What is animated on the first screen would vanish while it is decoded once more.
        decoding={eager ? 'sync' : 'async'}
        loading={eager === true ? 'eager' : 'lazy'}
        fetchPriority={eager === true ? 'high' : 'auto'}
        className={cx(whole, className)}
      />
    </>
  )
}
