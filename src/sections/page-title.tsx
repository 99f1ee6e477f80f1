import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import type { ArtName } from '../content/art.ts'
import { entersFrom } from '../layout/page-transition.ts'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'

const styles = {
  layout: css({
    rowGap: { base: '6', lg: '5' },
    pt: { base: '8', lg: '5' },
    pb: { base: 'stack', lg: '8' },
  }),
  /** Beside the illustration on a phone; large text has the whole width. */
  title: css({
    gridColumn: { base: '1 / -1', md: '1 / 9' },
    gridRow: '1',
    alignSelf: 'center',
    maxWidth: {
      base: '[min(5em, max(74%, 11rem))]',
      md: '[5em]',
      lg: 'full',
    },
  }),
  /** On a desk one line as wide as the page, so that the list below it begins on the first screen */
  masthead: css({
    gridColumn: { lg: '1 / 11' },
    fontSize: { lg: '[min(10.6vw, var(--hero))]' },
    '&:is(:lang(de), :lang(ru))': { lg: { fontSize: '[min(8.2vw, var(--hero))]' } },
  }),
  longMasthead: css({
    gridColumn: { lg: '1 / 11' },
    fontSize: { lg: '[min(8.2vw, var(--hero))]' },
  }),
  /**
   * Whole beside the title. Where large text needs its place (it would leave the title less than
   * 11rem), there is none.
   */
  picture: css({
    gridRow: '1',
    justifySelf: 'end',
    alignSelf: { base: 'start', md: 'center' },
    width: { mdDown: '[min(23%, max(0px, 99 * (100% - 16.7rem)))!]' },
    maxWidth: { mdDown: '[none]' },
    mt: { mdDown: '-4' },
    zIndex: '[-1]',
    _print: { display: 'none' },
  }),
}

/** The illustration as one */
const WHOLE = {
  eager: true,
  className: css({
    gridColumn: { base: '1 / -1', md: '9 / -1' },
    maxWidth: { lg: '[9.5rem]' },
  }),
}

/** For the headings of a page with such a title: none is larger than it, and it is smaller than Home’s. */
export const belowPageTitle = css({
  '--hero': {
    base: '12vw',
    md: 'min(10.4vw, 10.5rem, 1.4 * var(--poster-share))',
    lg: 'min(7.4vw, 7.25rem)',
  },
})

interface PageTitleProps {
  /** The illustration, or its parts that move apart, one upon the other */
  art: ArtName | readonly ComponentProps<typeof Art>[]
  /** Whether the title is long: it is smaller on a desk */
  isLong?: boolean
  children: string
}

/** The page header: title and illustration. */
export function PageTitle({ art, isLong = false, children }: PageTitleProps) {
  const parts = typeof art === 'string' ? [{ ...WHOLE, name: art }] : art
  return (
    <Bounds columns className={styles.layout}>
      <Heading
        level={1}
        variant="page"
        className={cx(styles.title, isLong ? styles.longMasthead : styles.masthead)}
        {...entersFrom('left')}
      >
        {children}
      </Heading>
      {parts.map(({ className: own, ...part }) => (
        <Art key={own} className={cx(styles.picture, own)} {...entersFrom('right')} {...part} />
      ))}
    </Bounds>
  )
}
