import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../../i18n/use-language.ts'
import { cardLink } from '../../ui/card-link.ts'
import { useEntrance } from '../../ui/entrance.ts'
import { Heading, wholeWords } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { Byline } from './byline.tsx'
import { CategoryTag } from './category-tag.tsx'
import { Found, Highlight } from './found.tsx'
import { exchangeHalves, exchangesHalves, PostCover } from './post-cover.tsx'
import { PostMenu } from './post-menu.tsx'
import type { FoundPost } from './posts.ts'

const styles = {
  /**
   * Every third post lies across the grid, and unless on a phone its cover beside its text and over the
   * edge of the screen, now the left one and now the right one; so does one that is left alone in its row.
   * Between them are pairs; on a phone their covers are beside the words.
   */
  card: css({
    '&:not(:nth-child(3n + 1))': {
      mdDown: {
        '--cover': '1 0 max(6.5rem, min(10rem, 100% - 13rem))',
        '--height': 'min(9rem, 50vw)',
        '--corner': '{radii.lg}',
        '--excerpt': 'none',
      },
    },
    '&:where(:nth-child(3n + 1), :last-child:nth-child(3n + 2))': {
      gridColumn: '1 / -1',
      '--columns': { md: '1fr 1fr' },
      lg: { '--title': 'min(6.6vw - 1.6rem, 5.25rem)' },
    },
    '&:nth-child(6n + 1)': { '--start': { md: '-1' } },
    '&:nth-child(6n + 4)': {
      md: {
        '--order': '1',
        '--end': '-1',
      },
    },
  }),
  article: css({
    position: 'relative',
    display: { base: 'flex', md: 'grid' },
    flexWrap: 'wrap',
    alignItems: { base: 'start', md: 'center' },
    gridTemplateColumns: '[var(--columns, minmax(0, 1fr))]',
    columnGap: 'gutter',
    rowGap: '4',
  }),
  cover: css({
    flex: '[var(--cover, 1 0 100%)]',
    minWidth: '[0]',
    order: '[var(--order)]',
    // Higher than its proportion where it is beside the words
    minHeight: '[var(--height, 0)]',
    aspectRatio: '[8 / 5]',
  }),
  /** Below the cover, which then is as wide, where text is large or the phone small */
  words: css({ flex: '[50 1 11.9rem]' }),
  title: css({ fontSize: { lg: '[var(--title, 3rem)]' } }),
  category: css({ mb: '2' }),
  summary: css({
    display: '[var(--excerpt, block)]',
    mt: '3',
    fontSize: { md: '[clamp(1.125rem, 1rem + 0.42vw, 1.375rem)]' },
  }),
  /** What a search has found is seen on a phone, too. */
  whole: css({ '--excerpt': 'block' }),
  /** The menu is at the edge. */
  foot: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    mt: '4',
    textStyle: 'small',
  }),
  /** Above the link that covers the card; no row is higher for it. */
  menu: css({
    position: 'relative',
    zIndex: '[1]',
    px: '0',
    marginBlock: '-3',
    me: '-3',
    borderRadius: '[50%]',
    '&:not([aria-expanded=true])': { bg: 'transparent' },
  }),
}

/** When the words come into view, the cover beside or above them is in view, too. */
const exchangeOnce = ({ previousElementSibling: cover }: Element) => exchangeHalves(cover)

interface PostCardProps {
  post: FoundPost
  /** What was searched for */
  q: string | undefined
  /** Its place in the list: the first is the largest, its cover above the fold */
  index: number
}

export function PostCard({ post, q, index }: PostCardProps) {
  const isLead = index === 0
  const lang = useLanguage()
  const { id, title, excerpt, passage } = post
  return (
    <li id={id} className={cx(exchangesHalves, styles.card)}>
      <article className={styles.article}>
        <PostCover post={post} eager={isLead} className={styles.cover} />
        <div ref={useEntrance<HTMLDivElement>(exchangeOnce)} className={styles.words}>
          <p className={styles.category}>
            <CategoryTag post={post} q={q} />
          </p>
          <Link
            to="/$lang/blog/$post"
            params={{ lang, post: id }}
            className={cx(link({ variant: 'quiet' }), cardLink)}
          >
            <Heading
              // Another element, as its texts may have been translated
              key={q ? 'found' : 'all'}
              level={2}
              variant={isLead ? 'display3' : 'title'}
              words={
                q ? (text) => wholeWords(text, (part) => <Found q={q}>{part}</Found>) : undefined
              }
              className={styles.title}
            >
              {title}
            </Heading>
          </Link>
          <Prose muted className={cx(styles.summary, q && styles.whole)}>
            {passage ? (
              // Elements, which React can remove although a browser has translated their texts.
              <>
                <span>{passage.before}</span>
                <Highlight>{passage.word}</Highlight>
                <span>{passage.after}</span>
              </>
            ) : (
              <Found q={q}>{excerpt}</Found>
            )}
          </Prose>
          <div className={styles.foot}>
            <Byline post={post} q={q} />
            <PostMenu post={post} className={styles.menu} />
          </div>
        </div>
      </article>
    </li>
  )
}
