import { css, cx } from '@styled/css'
import type { ReactNode } from 'react'
import type { ArtName } from '../content/art.ts'
import { Art } from './art.tsx'
import { Bounds } from './bounds.tsx'
import { entersFrom } from './entrance.ts'
import { Heading } from './heading.tsx'
import { travelsAs } from './travel.ts'

interface AudienceTitleProps {
  /** The side of the screen on which this audience stands, and its frame is filled */
  side: 'left' | 'right'
  /** The text style of the title, sized by its measured width */
  look: 'influencers' | 'brands'
  art: ArtName
  title: string
  /** Lead and call to action, below the title */
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
    // A low screen still has room for the button below.
    fontSize: { md: 'clamp(1.0625rem, 2.3svh, 1.07rem + 0.48vw)' },
    order: { _lowScreen: '1' },
  },
})
const columns = {
  left: { art: css({ md: { gridColumn: '1 / 6' } }), words: css({ md: { gridColumn: '6 / -1' } }) },
  right: {
    art: css({ md: { gridColumn: '8 / -1' } }),
    words: css({ md: { gridColumn: '1 / 8' } }),
  },
}

/** The hero of an audience page: its frame is filled, the other one still missing. */
export function AudienceTitle({ side, look, art, title, children }: AudienceTitleProps) {
  const column = columns[side]
  const otherSide = side === 'left' ? 'right' : 'left'
  return (
    <Bounds columns className={layout}>
      <div className={cx(words, column.words)} {...entersFrom(otherSide)}>
        <Heading level={1} look={look}>
          {title}
        </Heading>
        {children}
      </div>
      <Art
        name={art}
        eager
        className={column.art}
        {...entersFrom(side)}
        {...travelsAs(side === 'left' ? 'creator' : 'brand')}
      />
    </Bounds>
  )
}
