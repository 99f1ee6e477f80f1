import { css } from '@styled/css'
import type { ArtName } from '../content/art.ts'
import { Art } from './art.tsx'
import { Bounds } from './bounds.tsx'
import { entersFrom } from './entrance.ts'
import { Heading } from './heading.tsx'

interface AudienceTitleProps {
  /** The side of the screen on which this audience stands, and its frame is filled */
  side: 'left' | 'right'
  /** Sizes the title by its measured width */
  look: 'influencers' | 'brands'
  art: ArtName
  children: string
}

const layout = css({
  alignItems: 'center',
  rowGap: '8',
  pt: 'clamp(1.5rem, 3vw, 3rem)',
  pb: 'section',
  '& > *': { gridColumn: { base: '1 / -1' }, gridRow: { md: '1' } },
})
const places = {
  left: { art: css({ md: { gridColumn: '1 / 6' } }), title: css({ md: { gridColumn: '6 / -1' } }) },
  right: {
    art: css({ md: { gridColumn: '8 / -1' } }),
    title: css({ md: { gridColumn: '1 / 8' } }),
  },
}

/** The title of a page for one of the two: one frame is filled, the other is still missing. */
export function AudienceTitle({ side, look, art, children }: AudienceTitleProps) {
  const place = places[side]
  const otherSide = side === 'left' ? 'right' : 'left'
  return (
    <Bounds columns className={layout}>
      <Heading level={1} look={look} className={place.title} {...entersFrom(otherSide)}>
        {children}
      </Heading>
      <Art name={art} eager className={place.art} {...entersFrom(side)} />
    </Bounds>
  )
}
