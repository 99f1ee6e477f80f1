import { css } from '@styled/css'
import type { TagVariantProps } from '@styled/recipes'
import type { PostCategory } from '../../content/posts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art, type Eager } from '../../ui/art.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Post } from './find-posts.ts'
import { PostMenu } from './post-menu.tsx'

const TONES = {
  ai: 'creator',
  cybersecurity: 'brand',
  influencerMarketing: 'unison',
  genZ: 'blush',
} as const satisfies Record<PostCategory, TagVariantProps['tone']>

const styles = {
  cover: css({ borderRadius: 'lg' }),
  /** The post that a shared link led to has a second frame behind its cover. */
  card: css({ '&:target img': { boxShadow: 'behind' } }),
  head: css({ display: 'flex', alignItems: 'center', columnGap: '2', mt: '3', mb: '1' }),
  facts: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    flexGrow: '1',
    py: '1',
  }),
  byline: css({ textStyle: 'small', color: 'textMuted' }),
  summary: css({ mt: '3' }),
}

interface PostCardProps {
  post: Post
  /** At which breakpoints its cover is above the fold */
  eager: Eager
}

/** A post in the list; its id is the anchor of shared links. */
export function PostCard({ post, eager }: PostCardProps) {
  const t = useT()
  const { id, title, category, author, excerpt, cover } = post
  return (
    <li id={id} className={styles.card}>
      <article>
        <Art name={cover} eager={eager} className={styles.cover} />
        <div className={styles.head}>
          <p className={styles.facts}>
            <Tag tone={TONES[category]}>{t(`blogPage.categories.${category}`)}</Tag>
            <span className={styles.byline}>{t('ui.by', { author })}</span>
          </p>
          <PostMenu post={post} />
        </div>
        <Heading level={2} look="title">
          {title}
        </Heading>
        <Prose muted className={styles.summary}>
          {excerpt}
        </Prose>
      </article>
    </li>
  )
}
