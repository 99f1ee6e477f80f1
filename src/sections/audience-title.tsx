import { css, cx } from '@styled/css'
import type { ComponentProps, ReactNode } from 'react'
import { entersFrom, sharedFrame } from '../layout/page-transition.ts'
import type { AudiencePage } from '../theme/title-widths.ts'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'
import { AudienceArt } from './audience-art.tsx'

interface AudienceTitleProps
  extends Pick<ComponentProps<typeof AudienceArt>, 'side' | 'product' | 'name' | 'filled'> {
  /** The title is sized by the measured width of that of the page. */
  page: AudiencePage
  title: string
  /** Lead and call to action, below the title */
  children: ReactNode
}

/**
 * As Home's hero. On a phone the drawing stands beside the lead, above what is chosen or typed; where large
 * text needs its place (it would leave the lead less than 10rem), there is none.
 */
const layout = css({
  display: 'grid',
  gridTemplateColumns: {
    mdDown: 'minmax(0, 1fr) min(42%, 20rem, max(0px, 99 * (100% - 17rem)))',
  },
  columnGap: '[clamp(1.25rem, 2.4vw, 2.5rem)]',
  rowGap: { base: '4', md: '5' },
  alignItems: 'center',
  paddingTop: { base: '3', md: '4' },
  pb: 'section',
})
const text = css({
  display: 'grid',
  gridTemplateColumns: { base: 'subgrid', md: 'minmax(0, 1fr)' },
  gridTemplateRows: { mdDown: 'subgrid' },
  gridArea: { mdDown: '1 / 1 / 4 / 3' },
  justifyItems: 'start',
  gap: { base: '[inherit]', lg: '[clamp(1rem, 2.6svh, 2rem)]', _lowScreen: '4' },
  '& > h1, & > form': { gridColumn: { mdDown: '1 / -1' } },
  '& > h1': { _lowScreen: { maxWidth: '[none!]' } },
  '& > p': {
    // A low screen still has room for the button below.
    fontSize: { base: '1.0625rem', md: 'clamp(1.0625rem, 2.6svh, 0.9rem + 0.62vw)' },
    order: { _lowScreen: '1' },
  },
})
const columns = {
  left: {
    layout: css({
      gridTemplateColumns: {
        md: 'min(38rem, 50%, (100svh - 7rem) * .81) minmax(0, 1fr)',
      },
    }),
    text: css({ gridColumn: { md: '2' } }),
    art: css({ gridArea: { base: '2 / 2', md: '1 / 1' } }),
  },
  right: {
    layout: css({
      gridTemplateColumns: {
        md: 'minmax(0, 1fr) min(38rem, 50%, (100svh - 7rem) * .81)',
      },
    }),
    text: undefined,
    art: css({ gridArea: { base: '2 / 2', md: '1 / 2' } }),
  },
}

/** The hero of an audience page: its frame is filled, the other one still missing. */
export function AudienceTitle({ side, page, title, children, ...art }: AudienceTitleProps) {
  const column = columns[side]
  const otherSide = side === 'left' ? 'right' : 'left'
  return (
    <Bounds className={cx(layout, column.layout)}>
      <div className={cx(text, column.text)} {...entersFrom(otherSide)}>
        <Heading level={1} variant={page}>
          {title}
        </Heading>
        {children}
      </div>
      <AudienceArt
        {...art}
        side={side}
        className={column.art}
        {...entersFrom(side)}
        {...sharedFrame(side === 'left' ? 'creator' : 'brand')}
      />
    </Bounds>
  )
}
