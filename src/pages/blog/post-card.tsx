import { css } from '@styled/css'
import type { TagVariantProps } from '@styled/recipes'
import type { PostCategory } from '../../content/posts.ts'
import { useT } from '../../layout/language-context.ts'
import { Art } from '../../ui/art.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Post } from './find-posts.ts'
import { PostMenu } from './post-menu.tsx'

const TONES = {
  ai: 'creator',
  cybersecurity: 'brand',
  influencerMarketing: 'unison',
  genZ: 'muted',
} as const satisfies Record<PostCategory, TagVariantProps['tone']>

const cover = css({ borderRadius: 'lg' })
const meta = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1 4',
  marginTop: '3',
  textStyle: 'small',
  color: 'textMuted',
})

/** A post in the list. A link that was shared leads to it by its id. */
export function PostCard({ post }: { post: Post }) {
  const t = useT()
  const { id, title, category, author, excerpt } = post
  return (
    <li id={id}>
      <article>
        <Art name={post.cover} className={cover} />
        <div className={meta}>
          <Tag tone={TONES[category]}>{t(`blogPage.categories.${category}`)}</Tag>
          <span>{t('ui.by', { author })}</span>
          <PostMenu post={post} />
        </div>
        <Heading level={2} look="title">
          {title}
        </Heading>
        <Prose muted>{excerpt}</Prose>
      </article>
    </li>
  )
}
