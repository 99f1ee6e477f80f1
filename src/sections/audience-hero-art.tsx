import { css, cx } from '@styled/css'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { ArtName } from '../content/art.ts'
import type { Audience } from '../content/audience.ts'
import { Art } from '../ui/art.tsx'
import { moveIn } from '../ui/entrance.ts'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'
import type { Brief } from '../urls/brief.ts'
import { NameStrip } from './name-strip.tsx'

type Product = NonNullable<Brief['product']>

const urls = import.meta.glob<string>('../content/art/page-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** On a phone as large as leaves the first screen room for the form */
const layers = css({
  display: 'grid',
  placeSelf: 'center',
  width: {
    base: '[clamp(4.75rem, (100svh - var(--rest) - var(--more, 0rem)) * .81, 100%)]',
    md: 'full',
  },
  '--rest': '32rem',
  // Their texts are longer.
  '&:is(:lang(fr), :lang(es), :lang(ru))': { '--rest': '34.75rem' },
  _layers: { gridArea: '1 / 1', width: 'full', height: 'auto' },
})
/** The sentence of a brief takes a line more than it has at first. */
const brief = css({ '--more': '3.25rem' })
/** Above the pictures, which are clipped */
const lines = css({ position: 'relative' })

interface AudienceHeroArtProps extends ComponentProps<'div'> {
  /** Whose frame is filled */
  audience: Audience
  /** What the brand sells, beside its manager */
  product?: Product | undefined
  /** The visitor's name, printed on the left frame */
  name?: string | undefined
  /** What of the missing half is printed, and of the overlap */
  printed: readonly ArtName[]
}

const fileOf = (name: ArtName) => urls[`../content/art/${name}.svg`]

/** A drawing that is printed from below. */
function Print({ name }: { name: ArtName }) {
  const picture = useRef<HTMLImageElement>(null)
  useLayoutEffect(() => {
    if (picture.current && !prefersReducedMotion())
      moveIn(picture.current, { clipPath: 'inset(100% 0 0)' })
  }, [])
  return <Art ref={picture} name={name} src={fileOf(name)} eager style={{ clipPath: 'inset(0)' }} />
}

/** The drawing of an audience page; its frames follow what the visitor chooses or types beside it. */
export function AudienceHeroArt({
  audience,
  product,
  name,
  printed,
  className,
  ...rest
}: AudienceHeroArtProps) {
  const page = `page-${audience}` as const
  const onDesk = product && (`page-product-${product}` as const)
  return (
    <div className={cx(layers, product && brief, className)} {...rest}>
      <Art name={page} src={fileOf(page)} eager />
      {onDesk && <Art key={onDesk} name={onDesk} src={fileOf(onDesk)} eager />}
      {printed.map((layer) => (
        <Print key={layer} name={layer} />
      ))}
      {name && (
        <NameStrip width={696} height={860} className={lines}>
          {name}
        </NameStrip>
      )}
    </div>
  )
}
