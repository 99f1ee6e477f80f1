import { css, cx } from '@styled/css'
import type { ComponentProps } from 'react'
import { sharedFrame } from '../../layout/page-transition.ts'
import { Art } from '../../ui/art.tsx'
import type { Post } from './posts.ts'

/** Imported here only, so that their URLs are not in the chunks of other pages. */
const urls = import.meta.glob<string>('../../content/art/cover-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const sliding = css({
  _scrollDriven: { animationTimeline: '[view()!]', animationRange: '[entry]' },
})
const fromLeft = css({ _scrollDriven: { animation: 'creatorSlides' } })
const fromRight = css({ _scrollDriven: { animation: 'brandSlides' } })

/** While they scroll into view, the covers of a pair come together from their sides. */
export const slidesIn = (index: number) => cx(sliding, index % 2 ? fromLeft : fromRight)

interface PostCoverProps extends Omit<ComponentProps<typeof Art>, 'name' | 'src'> {
  post: Pick<Post, 'id'>
}

/** The cover of a post; it moves from its card to its article and back. */
export const PostCover = ({ post: { id }, ...rest }: PostCoverProps) => (
  <Art
    {...rest}
    {...sharedFrame(id)}
    name={`cover-${id}`}
    src={urls[`../../content/art/cover-${id}.svg`]}
  />
)
