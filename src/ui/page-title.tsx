import { css } from '@styled/css'
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
    display: 'grid',
    gap: { base: '6', lg: '8' },
  }),
  title: css({ maxWidth: '[5em]' }),
  picture: css({
    gridColumn: '9 / -1',
    justifySelf: 'end',
    maxWidth: '[25rem]',
    maxHeight: '[24rem]',
    objectFit: 'contain',
    objectPosition: 'right',
    hideBelow: 'md',
    _print: { display: 'none' },
  }),
}

interface PageTitleProps {
  art: ArtName
  /** A sentence below the title */
  lead?: string
  children: string
}

/** The page header: title, lead and, from `md` on, an illustration. */
export function PageTitle({ art, lead, children }: PageTitleProps) {
  return (
    <Bounds columns className={styles.layout}>
      <div className={styles.words} {...entersFrom('left')}>
        <Heading level={1} look="page" className={styles.title}>
          {children}
        </Heading>
        {lead && <Prose look="lead">{lead}</Prose>}
      </div>
      <Art name={art} eager="md" className={styles.picture} {...entersFrom('right')} />
    </Bounds>
  )
}
