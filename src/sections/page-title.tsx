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
    alignItems: 'center',
    pt: { base: '8', lg: { base: '12', _lowLaptop: '5' } },
    pb: { base: 'stack', lg: { base: 'stack', _lowLaptop: '8' } },
  }),
  text: css({
    gridColumn: { base: '1 / -1', md: '1 / 9', lg: { base: '1 / 9', _lowLaptop: '1 / -1' } },
    gridRow: '1',
    display: 'grid',
    gap: { base: '6', lg: { base: '8', _lowLaptop: '5' } },
    // Beside the illustration on a phone, where lines end as they do before the fonts arrive; large
    // text has the whole width.
    maxWidth: {
      mdDown: '[max(65.7%, 11rem)]',
      lg: { _lowLaptop: '[calc(100% - 40svh - {spacing.gutter})]' },
    },
  }),
  // On a desk it ends before an illustration that begins a column earlier.
  lead: css({ maxWidth: { mdDown: '[98.2%]', lg: '[min({sizes.measure}, 86%)]' } }),
  title: css({
    maxWidth: { base: '[5em]', lg: { base: '[5em]', _lowLaptop: 'full' } },
    // Two long words and a comma on one line
    fontSize: { _russian: { lg: { _lowLaptop: '[min(17.5svh, 9vw)]' } } },
  }),
  /**
   * Whole beside the title. Where large text needs its place (65.7 % of the page are less than
   * 11rem), there is none.
   */
  picture: css({
    gridRow: '1',
    justifySelf: 'end',
    alignSelf: { mdDown: 'start' },
    width: { mdDown: '[min(32%, max(0px, 99 * (100% - 16.7rem)))!]' },
    maxWidth: { mdDown: '[none]' },
    mt: { mdDown: '-4' },
    zIndex: '[-1]',
    _print: { display: 'none' },
  }),
}

/** The illustration as one */
const WHOLE = [
  {
    eager: true,
    className: css({
      gridColumn: { base: '1 / -1', md: '9 / -1' },
      maxWidth: { lg: { _lowLaptop: '[40svh]' } },
    }),
  },
] as const

/**
 * For the other headings of a page that begins so: none is larger than its title, which is smaller
 * than Home’s.
 */
export const belowPageTitle = css({
  '--hero': { base: '12vw', md: 'min(10.4vw, 10.5rem, 1.4 * var(--poster-share))' },
})

interface PageTitleProps {
  art: ArtName
  /** The illustration in parts that move apart, one upon the other */
  parts?: readonly Partial<ComponentProps<typeof Art>>[]
  className?: string | undefined
  /** A sentence below the title */
  lead?: string
  children: string
}

/** The page header: title, lead and an illustration. */
export function PageTitle({ art, parts = WHOLE, className, lead, children }: PageTitleProps) {
  return (
    <Bounds columns className={cx(styles.layout, className)}>
      <div className={styles.text} {...entersFrom('left')}>
        <Heading level={1} variant="page" className={styles.title}>
          {children}
        </Heading>
        {lead && (
          <Prose variant="lead" className={styles.lead}>
            {lead}
          </Prose>
        )}
      </div>
      {parts.map(({ className: own, ...part }) => (
        <Art
          key={own}
          name={art}
          className={cx(styles.picture, own)}
          {...entersFrom('right')}
          {...part}
        />
      ))}
    </Bounds>
  )
}
