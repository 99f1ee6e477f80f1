import { css, cx } from '@styled/css'
import type { ArtName } from '../content/art.ts'
import { entersFrom } from '../layout/page-transition.ts'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'

const styles = {
  layout: css({
    rowGap: { base: '6', lg: '5' },
    pt: { base: '8', lg: '5' },
  }),
  illustrated: css({ pb: { base: 'stack', lg: '8' } }),
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
  /** The stub of what is below it */
  perforated: css({
    pb: '5',
    mb: '5',
    borderBottom: '[0.375rem dotted {colors.text}]',
  }),
  /** Across the page */
  poster: css({
    gridColumn: { lg: '1 / 12' },
    fontSize: { lg: '[min(9.3vw, 9.4rem, var(--hero))]' },
    '&:lang(ru)': { lg: { fontSize: '[min(7.1vw, var(--hero))]' } },
  }),
  /** The light of a camera that records, in both inks */
  light: css({
    width: { md: '[6vw]' },
    aspectRatio: '[1]',
    borderRadius: '[50%]',
    background: '[linear-gradient(90deg, {colors.creator} 50%, {colors.brand} 0)]',
  }),
  /**
   * Whole beside the title. Where large text needs its place (it would leave the title less than
   * 11rem), there is none.
   */
  picture: css({
    gridColumn: { base: '1 / -1', md: '9 / -1' },
    gridRow: '1',
    justifySelf: 'end',
    alignSelf: { base: 'start', md: 'center' },
    width: { mdDown: '[min(23%, max(0px, 99 * (100% - 16.7rem)))!]' },
    maxWidth: { mdDown: '[none]', lg: '[9.5rem]' },
    mt: { mdDown: '-4' },
    zIndex: '[-1]',
    _print: { display: 'none' },
  }),
}

/** For the headings of a page with such a title: none is larger than it, and it is smaller than Home’s. */
export const belowPageTitle = css({
  '--hero': {
    base: '12vw',
    md: 'min(10.4vw, 10.5rem, 1.4 * var(--poster-share))',
    lg: 'min(7.1vw, 7.25rem)',
  },
})

interface PageTitleProps {
  /** The illustration, without which the title is a poster */
  art?: ArtName
  children: string
}

/** The page header: title and illustration. */
export function PageTitle({ art, children }: PageTitleProps) {
  return (
    <Bounds columns className={cx(styles.layout, art ? styles.illustrated : styles.perforated)}>
      <Heading
        level={1}
        variant="page"
        className={cx(styles.title, art ? styles.masthead : styles.poster)}
        {...entersFrom('left')}
      >
        {children}
      </Heading>
      {art ? (
        <Art name={art} eager className={styles.picture} {...entersFrom('right')} />
      ) : (
        <span className={cx(styles.picture, styles.light)} {...entersFrom('right')} />
      )}
    </Bounds>
  )
}
