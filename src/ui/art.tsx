import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import { type ArtName, illustration } from '../content/art.ts'

interface ArtProps extends Omit<ComponentProps<'img'>, 'src' | 'width' | 'height' | 'alt'> {
  name: ArtName
  /** On the first screen: fetched at once instead of when it comes near */
  eager?: boolean
}

const whole = css({ width: 'full', height: 'auto' })

/** A decorative illustration, in its own proportions. Its file knows the dark scheme. */
export function Art({ name, eager = false, className, ...rest }: ArtProps) {
  const { src, width, height } = illustration(name)
  return (
    <img
      {...rest}
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      className={cx(whole, className)}
    />
  )
}
