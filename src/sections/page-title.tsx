import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import type { ArtName } from '../content/art.ts'
import { entersFrom } from '../layout/page-transition.ts'
import { Art } from '../ui/art.tsx'
import { Bounds } from '../ui/bounds.tsx'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'

const styles = {
  layout: css({
    rowGap: { base: '6', lg: '5' },
    pt: { base: '8', lg: '5' },
    pb: { base: 'stack', lg: '8' },
  }),
  /** On a phone there is room for more of the illustration beside a lead. */
  withLead: css({ '--picture': '34%' }),
  /** Beside the illustration on a phone; large text has the whole width. */
  title: css({
    gridColumn: { base: '1 / -1', md: '1 / 9' },
    gridRow: '1',
    alignSelf: 'center',
    maxWidth: {
      base: '[min(5em, max(97% - var(--picture, 23%), 11rem))]',
      md: '[5em]',
      lg: 'full',
    },
  }),
  aboveLead: css({ alignSelf: { md: 'end' } }),
  /** Above a lead: two lines on a desk, before the illustration */
  long: css({ gridColumn: { lg: '1 / 8' }, fontSize: '[var(--hero)]' }),
  /** Without a lead: on a desk one line, so that the list below it begins on the first screen */
  short: css({ gridColumn: { lg: '1 / 11' }, fontSize: { lg: '[var(--hero)]' } }),
  /** Larger, in two lines */
  alone: css({ fontSize: { lg: '[calc(1.25 * var(--hero))]' } }),
  // On a phone its lines end as they do before the fonts arrive, on a desk before an illustration that
  // begins a column earlier.
  lead: css({
    gridColumn: { base: '1 / -1', md: '1 / 9' },
    gridRow: '2',
    maxWidth: { mdDown: '[max(63%, 11rem)]', lg: '[min({sizes.measure}, 86%)]' },
  }),
  /**
   * Whole beside the title. Where large text needs its place (it would leave the title less than
   * 11rem), there is none.
   */
  picture: css({
    gridRow: '1',
    justifySelf: 'end',
    alignSelf: { base: 'start', md: 'center' },
    width: { mdDown: '[min(var(--picture, 23%), max(0px, 99 * (100% - 16.7rem)))!]' },
    maxWidth: { mdDown: '[none]' },
    mt: { mdDown: '-4' },
    zIndex: '[-1]',
    _print: { display: 'none' },
  }),
  besideLead: css({ gridRow: '1 / 3' }),
}

/** The illustration as one */
const WHOLE = {
  eager: true,
  className: css({
    gridColumn: { base: '1 / -1', md: '9 / -1' },
    maxWidth: { lg: '[9.5rem]' },
  }),
}

/** For the headings of a page whose title has no lead: none is larger than it, and it is smaller than Home’s. */
export const belowPageTitle = css({
  '--hero': {
    base: '12vw',
    md: 'min(10.4vw, 10.5rem, 1.4 * var(--poster-share))',
    lg: { base: 'min(7.4vw, 7.25rem)', _russian: 'min(6.4vw, 6.25rem)' },
  },
})

interface PageTitleProps {
  /** The illustration, or its parts that move apart, one upon the other */
  art: ArtName | readonly ComponentProps<typeof Art>[]
  className?: string | undefined
  /** A sentence below the title */
  lead?: string
  /** Whether the title takes two lines on a desk */
  isLong?: boolean
  children: string
}

/** The page header: title, lead and an illustration. */
export function PageTitle({ art, className, lead, isLong = false, children }: PageTitleProps) {
  const parts = typeof art === 'string' ? [{ ...WHOLE, name: art }] : art
  return (
    <Bounds columns className={cx(styles.layout, lead && styles.withLead, className)}>
      <Heading
        level={1}
        variant="page"
        className={cx(
          styles.title,
          lead ? styles.aboveLead : belowPageTitle,
          isLong ? cx(belowPageTitle, lead ? styles.long : styles.alone) : !lead && styles.short,
        )}
        {...entersFrom('left')}
      >
        {children}
      </Heading>
      {lead && (
        <Prose variant="lead" className={styles.lead} {...entersFrom('left')}>
          {lead}
        </Prose>
      )}
      {parts.map(({ className: own, ...part }) => (
        <Art
          key={own}
          className={cx(styles.picture, lead && styles.besideLead, own)}
          {...entersFrom('right')}
          {...part}
        />
      ))}
    </Bounds>
  )
}
