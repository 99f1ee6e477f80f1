import { css, cx } from '@styled/css'
import type { ReactNode } from 'react'
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
  title: string
  /** What stands below the title: a lead and where to go from here */
  children: ReactNode
}

const layout = css({
  alignItems: 'center',
  rowGap: '8',
  pt: { base: '6', lg: '[clamp(1.5rem, 3svh, 3rem)]', _lowScreen: '2' },
  pb: 'section',
  '& > *': { gridColumn: { base: '1 / -1' }, gridRow: { md: '1' } },
})
const words = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: { base: '5', lg: '[clamp(1rem, 2.6svh, 2rem)]', _lowScreen: '4' },
  '& > h1': { _lowScreen: { maxWidth: '[none!]' } },
  '& > p': {
    maxWidth: '[34rem]',
    // On a low screen the button stands below it all the same.
    fontSize: { md: 'clamp(1.0625rem, 2.3svh, 1.07rem + 0.48vw)' },
    order: { _lowScreen: '1' },
  },
})
const places = {
  left: { art: css({ md: { gridColumn: '1 / 6' } }), words: css({ md: { gridColumn: '6 / -1' } }) },
  right: {
    art: css({ md: { gridColumn: '8 / -1' } }),
    words: css({ md: { gridColumn: '1 / 8' } }),
  },
}

/** The first screen of a page for one of the two: one frame is filled, the other still missing. */
export function AudienceTitle({ side, look, art, title, children }: AudienceTitleProps) {
  const place = places[side]
  const otherSide = side === 'left' ? 'right' : 'left'
  return (
    <Bounds columns className={layout}>
      <div className={cx(words, place.words)} {...entersFrom(otherSide)}>
        <Heading level={1} look={look}>
          {title}
        </Heading>
        {children}
      </div>
      <Art name={art} eager className={place.art} {...entersFrom(side)} />
    </Bounds>
  )
}
