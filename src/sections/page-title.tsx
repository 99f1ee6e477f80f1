import { css, cx } from '@styled/css'
import type { SharedArtName } from '../content/art.ts'
import { entersFrom } from '../layout/page-transition.ts'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'

const styles = {
  illustrated: css({
    rowGap: { base: '6', lg: '5' },
    pt: { base: '8', lg: '5' },
    pb: { base: '5', md: '8' },
  }),
  /** Beside the illustration on a phone; large text has the whole width. */
  title: css({
    gridColumn: { base: '1 / -1', md: '1 / 9' },
    gridRow: '1',
    alignSelf: 'center',
    maxWidth: {
      base: '[max(74%, 11rem)]',
      md: '[5em]',
      lg: 'full',
    },
  }),
  /** On a desk one line as wide as the page, so that the list below it begins on the first screen */
  masthead: css({
    gridColumn: { lg: '1 / 11' },
    fontSize: { lg: '[min(10.6vw, 11.25rem, var(--hero))]' },
    '&:is(:lang(de), :lang(ru))': { lg: { fontSize: '[min(8.4vw, 8.7rem, var(--hero))]' } },
  }),
  /** With a lead, which is as wide */
  withLead: css({
    gridColumn: { lg: '1 / 11' },
    fontSize: { lg: '[min(8.4vw, 8.7rem, var(--hero))]' },
    '&:lang(ru)': { lg: { fontSize: '[min(6.4vw, 6.8rem, var(--hero))]' } },
    // Beside the illustration in two lines as well
    '&:is(:lang(en), :lang(fr), :lang(es))': { mdDown: { fontSize: '[12vw]' } },
  }),
  /** Closer on a phone, so that what it introduces begins on the first screen */
  introduced: css({
    rowGap: { base: '3', md: '6', lg: '5' },
    pt: { base: '5', md: '8', lg: '5' },
    pb: { base: '8', md: '10' },
  }),
  lead: css({
    gridColumn: { base: '1 / -1', md: '1 / 9', lg: '1 / 11' },
    gridRow: '2',
    // In every language as many lines in the font that is shown until ours has loaded
    maxWidth: '[max(16em, 54vw)]',
  }),
  /**
   * Whole beside the title. Where large text needs its place (it would leave the title less than
   * 11rem), there is none.
   */
  picture: css({
    gridColumn: { base: '1 / -1', md: '9 / -1' },
    justifySelf: 'end',
    width: { mdDown: '[min(23%, max(0px, 99 * (100% - 16.7rem)))!]' },
    maxWidth: { mdDown: '[none]', lg: '[9.5rem]' },
    mt: { mdDown: '-4' },
    zIndex: '[-1]',
    _print: { display: 'none' },
  }),
  besideTitle: css({ gridRow: '1', alignSelf: { base: 'start', md: 'center' } }),
  besideLead: css({ gridRow: { base: '1', md: '1 / 3' }, alignSelf: { base: 'start', md: 'end' } }),
}

/** For the headings of a page with such a title: none is larger than it, and it is smaller than Home’s. */
export const belowPageTitle = css({
  '--hero': {
    base: '12vw',
    md: 'min(10.4vw, 10.5rem, 1.4 * var(--title-share))',
    lg: 'min(7.1vw, 7.25rem)',
  },
  '&:lang(ru)': { lg: { '--hero': 'min(6.4vw, 6.8rem)' } },
})

interface PageTitleProps {
  art: SharedArtName
  /** Below the title */
  lead?: string
  children: string
}

/** The page header: title and illustration. */
export function PageTitle({ art, lead, children }: PageTitleProps) {
  return (
    <Bounds columns className={lead ? styles.introduced : styles.illustrated}>
      <Heading
        level={1}
        variant="page"
        className={cx(styles.title, lead ? styles.withLead : styles.masthead)}
        {...entersFrom('left')}
      >
        {children}
      </Heading>
      {lead && (
        <Prose variant="lead" className={styles.lead} {...entersFrom('left')}>
          {lead}
        </Prose>
      )}
      <Art
        name={art}
        eager
        className={cx(styles.picture, lead ? styles.besideLead : styles.besideTitle)}
        {...entersFrom('right')}
      />
    </Bounds>
  )
}
