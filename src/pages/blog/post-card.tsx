import { css } from '@styled/css'
import type { TagVariantProps } from '@styled/recipes'
import type { PostCategory } from '../../content/posts.ts'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Art } from '../../ui/art.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Post } from './find-posts.ts'
import { PostMenu } from './post-menu.tsx'

/** Apart from the other pictures: no first visit to another page has to know their URLs. */
const covers = import.meta.glob<string>('../../content/art/cover-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

const TONES = {
  ai: 'creator',
  cybersecurity: 'brand',
  influencerMarketing: 'unison',
  genZ: 'blush',
} as const satisfies Record<PostCategory, TagVariantProps['tone']>

const styles = {
  /**
   * The first post lies across the grid, its cover beside its text; below it there are two in a
   * row, then three. A post that would be alone in its row lies as well.
   */
  card: css({
    gridColumn: { md: 'span 3', lg: 'span 2' },
    '&:is(:nth-child(2), :nth-child(3))': { lg: { gridColumn: 'span 3' } },
    '&:is(:first-child, :last-child:nth-child(even))': {
      mdToLg: { gridColumn: '1 / -1', '--columns': '1fr 1fr' },
    },
    '&:is(:first-child, :last-child:nth-child(2), :last-child:nth-child(3n + 4))': {
      lg: {
        gridColumn: '1 / -1',
        '--columns': 'calc((200% - {spacing.gutter}) / 3) minmax(0, 1fr)',
      },
    },
    // The first cover bleeds off the edge of a wide screen.
    '&:first-child img': {
      wide: {
        width: '[calc(100% + (100vw - {sizes.content}) / 2)]',
        maxWidth: '[none]',
        ms: '[calc(({sizes.content} - 100vw) / 2)]',
        borderStartRadius: '[0]',
        aspectRatio: '[16 / 9]',
        objectFit: 'cover',
      },
    },
    // The post that a shared link led to has a second frame behind its cover.
    '&:target img': { boxShadow: 'behind' },
  }),
  article: css({
    display: 'grid',
    gridTemplateColumns: '[var(--columns, minmax(0, 1fr))]',
    columnGap: 'gutter',
    rowGap: '4',
  }),
  cover: css({ borderRadius: 'frame' }),
  /** Beside a cover the body ends where it does. */
  body: css({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'target',
    mb: '1',
  }),
  text: css({ maxWidth: 'caption' }),
  summary: css({ mt: '3' }),
  byline: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '4',
    mt: '3',
  }),
  author: css({ textStyle: 'nav' }),
  published: css({ textStyle: 'small', color: 'textMuted' }),
}

interface PostCardProps {
  post: Post
  /** The first of the list: the largest, its cover above the fold */
  lead: boolean
}

/** A post in the list; its id is the anchor of shared links. */
export function PostCard({ post, lead }: PostCardProps) {
  const t = useT()
  const language = useLanguage()
  const { id, published, title, category, author, excerpt, cover } = post
  return (
    <li id={id} className={styles.card}>
      <article className={styles.article}>
        <Art
          name={cover}
          src={covers[`../../content/art/${cover}.svg`]}
          eager={lead}
          className={styles.cover}
        />
        <div className={styles.body}>
          <div className={styles.head}>
            <Tag tone={TONES[category]}>{t(`blogPage.categories.${category}`)}</Tag>
            <PostMenu post={post} />
          </div>
          <div className={styles.text}>
            <Heading level={2} variant={lead ? 'display3' : 'title'}>
              {title}
            </Heading>
            <Prose muted className={styles.summary}>
              {excerpt}
            </Prose>
            <p className={styles.byline}>
              <span className={styles.author}>{t('ui.by', { author })}</span>
              <time dateTime={published} className={styles.published}>
                {formatDate(published, language)}
              </time>
            </p>
          </div>
        </div>
      </article>
    </li>
  )
}
