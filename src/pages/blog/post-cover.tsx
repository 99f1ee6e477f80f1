import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import { sharedFrame } from '../../layout/page-transition.ts'
import { DURATION_MS, EASING } from '../../tuning.ts'
import { Art } from '../../ui/art.tsx'
import type { Post } from './posts.ts'

/** Imported here only, so that their URLs are not in the chunks of other pages. */
const urls = import.meta.glob<string>('../../content/art/cover-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const THERE_AND_BACK = {
  duration: 2 * DURATION_MS.slow,
  easing: `cubic-bezier(${EASING.inOut})`,
}

const styles = {
  cover: css({
    display: 'grid',
    gridTemplateRows: '[minmax(0, 1fr)]',
    overflow: 'clip',
    // Over the edge of the screen, on the side that is -1
    '--edge': 'calc({radii.frame} + max({spacing.margin}, (100vw - {sizes.content}) / 2))',
    marginInline: '[calc(var(--start, 0) * var(--edge)) calc(var(--end, 0) * var(--edge))]',
    // On a dark page a dark half has an edge.
    boxShadow: { _dark: '[0 0 0 {borderWidths.rule} {colors.line}]' },
    // In proportion where it is small
    borderRadius: '[var(--corner, min({radii.frame}, 12%) / min({radii.frame}, 20%))]',
    _layers: { gridArea: '1 / 1', height: 'full', objectFit: 'cover' },
  }),
  /** The same drawing, its halves exchanged: printed from the seam on. */
  exchanged: css({
    scale: '[-1 1]',
    clipPath: '[inset(0 var(--exchanged, 50%))]',
    transition: { _motionSafe: '[clip-path {durations.slow} {easings.inOut}]' },
  }),
}

/** On what is pointed at, or has the focus: the halves of its cover change places. */
export const exchangesHalves = css({
  _hover: { '--exchanged': '0' },
  _focusWithin: { '--exchanged': '0' },
})

/** The halves of a cover change places, and back. */
export const exchangeHalves = (cover: Element | null) =>
  cover
    ?.querySelector('picture:last-child > img')
    ?.animate([{ clipPath: 'inset(0)', offset: 0.5 }], THERE_AND_BACK)

interface PostCoverProps extends ComponentProps<'div'> {
  post: Pick<Post, 'id'>
  /** Above the fold */
  eager?: boolean
}

/** The cover of a post; it moves from its card to its article and back. */
export function PostCover({ post: { id }, eager = false, className, ...rest }: PostCoverProps) {
  const art = { name: `cover-${id}`, src: urls[`../../content/art/cover-${id}.svg`] } as const
  return (
    <div {...rest} {...sharedFrame(id)} className={cx(styles.cover, className)}>
      <Art {...art} eager={eager} />
      <Art {...art} className={styles.exchanged} />
    </div>
  )
}
