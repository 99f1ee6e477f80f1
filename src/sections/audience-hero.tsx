import { css, cx } from '@styled/css'
import type { ComponentProps, ReactNode } from 'react'
import { AUDIENCES } from '../content/audience.ts'
import { entersFrom, sharedFrame } from '../layout/page-transition.ts'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'
import { AudienceHeroArt } from './audience-hero-art.tsx'

interface AudienceHeroProps
  extends Pick<
    ComponentProps<typeof AudienceHeroArt>,
    'audience' | 'product' | 'name' | 'printed'
  > {
  title: string
  /** Lead and call to action, below the title */
  children: ReactNode
}

/** As Home's hero: on a phone the drawing, cut to the faces, is between the title and the rest. */
const layout = css({
  display: 'grid',
  columnGap: '[clamp(1.25rem, 2.4vw, 2.5rem)]',
  rowGap: { base: '3', md: '5', lg: '[clamp(1rem, 2.6svh, 2rem)]', _lowScreen: '4' },
  paddingTop: { base: '2', md: '4' },
  pb: 'section',
  '& > h1': { alignSelf: 'end', _lowScreen: { maxWidth: '[none!]' } },
})
const body = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: '[inherit]',
  '& > p': {
    // A low screen still has room for the button below.
    fontSize: { base: '1.0625rem', md: 'clamp(1.25rem, 1.95vw, 0.97rem + 0.62vw)' },
    order: { _lowScreen: '1' },
  },
})
const columns = {
  creator: {
    layout: css({
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'min(38rem, 50%, (100svh - 7rem) * .81) minmax(0, 1fr)',
      },
    }),
    text: css({ gridColumn: { md: '2' } }),
    art: css({ gridArea: { md: '1 / 1 / 3' } }),
  },
  brand: {
    layout: css({
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        md: 'minmax(0, 1fr) min(38rem, 50%, (100svh - 7rem) * .81)',
      },
    }),
    text: css({ gridColumn: { md: '1' } }),
    art: css({ gridArea: { md: '1 / 2 / 3' } }),
  },
}

/** The hero of an audience page: its frame is filled, the other one still missing. */
export function AudienceHero({ audience, title, children, ...art }: AudienceHeroProps) {
  const column = columns[audience]
  const { side, page, other } = AUDIENCES[audience]
  const otherSide = AUDIENCES[other].side
  return (
    <Bounds className={cx(layout, column.layout)}>
      <Heading level={1} variant={page} className={column.text} {...entersFrom(otherSide)}>
        {title}
      </Heading>
      <AudienceHeroArt
        {...art}
        audience={audience}
        className={column.art}
        {...entersFrom(side)}
        {...sharedFrame(audience)}
      />
      <div className={cx(body, column.text)} {...entersFrom(otherSide)}>
        {children}
      </div>
    </Bounds>
  )
}
