import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import type { ArtName } from '../content/art.ts'
import { Art } from './art.tsx'
import { Bounds } from './bounds.tsx'
import { entersFrom } from './entrance.ts'
import { Heading } from './heading.tsx'
import { Prose } from './prose.tsx'

const styles = {
  layout: css({ alignItems: 'center', pt: { base: '8', lg: '12' }, pb: 'stack' }),
  words: css({
    gridColumn: { base: '1 / -1', md: '1 / 9' },
    gridRow: '1',
    display: 'grid',
    gap: { base: '6', lg: '8' },
  }),
  title: css({ maxWidth: '[5em]' }),
  picture: css({ justifySelf: 'end', _print: { display: 'none' } }),
}

/** The illustration as one, where there is room for it. */
const WHOLE = [
  {
    eager: 'md',
    className: css({
      gridColumn: '9 / -1',
      hideBelow: 'md',
    }),
  },
] as const

interface PageTitleProps {
  art: ArtName
  /** The illustration in parts that move apart, one upon the other */
  parts?: readonly Partial<ComponentProps<typeof Art>>[]
  /** A sentence below the title */
  lead?: string
  children: string
}

/** The page header: title, lead and an illustration. */
export function PageTitle({ art, parts = WHOLE, lead, children }: PageTitleProps) {
  return (
    <Bounds columns className={styles.layout}>
      <div className={styles.words} {...entersFrom('left')}>
        <Heading level={1} look="page" className={styles.title}>
          {children}
        </Heading>
        {lead && <Prose look="lead">{lead}</Prose>}
      </div>
      {parts.map(({ className, ...part }) => (
        <Art
          key={className}
          name={art}
          className={cx(styles.picture, className)}
          {...entersFrom('right')}
          {...part}
        />
      ))}
    </Bounds>
  )
}
