import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { cardLink } from '../../ui/card-link.ts'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Byline } from './byline.tsx'
import { CategoryTag } from './category-tag.tsx'
import { exchangesHalves, PostCover } from './post-cover.tsx'
import { PostMenu } from './post-menu.tsx'
import type { Post } from './posts.ts'

const styles = {
  /**
   * Every third post lies across the grid, its cover beside its text, now left and now right; so does one
   * that is left alone in its row. Between them are pairs, the right one lower.
   */
  card: css({
    '&:nth-child(3n)': { md: { pt: '[clamp(0rem, 4vw, 4rem)]' } },
    '&:where(:nth-child(3n + 1), :last-child:nth-child(3n + 2))': {
      gridColumn: '1 / -1',
      '--columns': { md: '1fr 1fr' },
      lg: { '--title': 'min(8.2vw - 2.4rem, 6.25rem)' },
    },
    '&:first-child': {
      lg: {
        '--shape': '16 / 9',
        '--columns': 'calc((200% - {spacing.gutter}) / 3) minmax(0, 1fr)',
      },
    },
    '&:nth-child(6n + 4)': {
      md: { '--order': '1' },
      lg: { '--columns': 'minmax(0, 1fr) calc((200% - {spacing.gutter}) / 3)' },
    },
  }),
  article: css({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '[var(--columns, minmax(0, 1fr))]',
    columnGap: 'gutter',
    rowGap: '4',
  }),
  /** The first cover is whole on the first screen. */
  cover: css({
    order: '[var(--order)]',
    aspectRatio: '[var(--shape)]',
    minHeight: { lg: 'full' },
    maxWidth: 'full',
  }),
  title: css({ fontSize: { lg: '[var(--title, 3rem)]' } }),
  /** Beside a cover the text ends with it. */
  body: css({ display: 'flex', flexDirection: 'column', gap: '2' }),
  text: css({ mt: 'auto' }),
  summary: css({ my: '3', fontSize: '[clamp(1.125rem, 1rem + 0.42vw, 1.375rem)]' }),
  /** The menu beside the category, where it has room to open downwards */
  head: css({
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
  }),
  /** Above the link that covers the card */
  menu: css({
    position: 'relative',
    zIndex: '[1]',
    bg: { base: 'transparent', _open: 'unison' },
    margin: '-3',
  }),
}

interface PostCardProps {
  post: Post
  /** Its place in the list: the first is the largest, its cover above the fold */
  index: number
}

/** A post in the list. */
export function PostCard({ post, index }: PostCardProps) {
  const lead = index === 0
  const lang = useLanguage()
  const { id, title, excerpt } = post
  return (
    <li id={id} className={cx(exchangesHalves, styles.card)}>
      <article className={styles.article}>
        <PostCover post={post} eager={lead} className={styles.cover} />
        <div className={styles.body}>
          <div className={styles.head}>
            <CategoryTag post={post} />
            <PostMenu post={post} className={styles.menu} />
          </div>
          <div className={styles.text}>
            <Link
              to="/$lang/blog/$post"
              params={{ lang, post: id }}
              className={cx(link({ variant: 'quiet' }), cardLink)}
            >
              <Heading level={2} variant={lead ? 'display3' : 'title'} className={styles.title}>
                {title}
              </Heading>
            </Link>
            <Prose muted className={styles.summary}>
              {excerpt}
            </Prose>
            <Byline post={post} />
          </div>
        </div>
      </article>
    </li>
  )
}
