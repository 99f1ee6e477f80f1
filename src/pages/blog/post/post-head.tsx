import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { Link as LinkIcon } from 'lucide'
import type { ArticleFacts } from '../../../content/articles.ts'
import { formatDate } from '../../../i18n/dates.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { entersFrom } from '../../../layout/page-transition.ts'
import { Bounds } from '../../../ui/bounds.tsx'
import { Button } from '../../../ui/button.tsx'
import { dotted } from '../../../ui/dotted.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { Byline } from '../byline.tsx'
import { CategoryTag } from '../category-tag.tsx'
import { copyLink, linkOf } from '../copy-link.ts'
import { PostCover } from '../post-cover.tsx'
import { PostMenu } from '../post-menu.tsx'
import type { Post } from '../posts.ts'

const styles = {
  head: css({
    rowGap: '6',
    pt: '2',
    pb: 'stack',
    // The first screen of a desk, unless it is very high
    lg: { minHeight: '[min(100svh - {sizes.header}, 60rem)]', gridTemplateRows: '1fr auto' },
    _print: { display: 'block' },
  }),
  words: css({
    gridColumn: { base: '1 / -1', lg: '1 / 6' },
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'start',
  }),
  category: css({ display: 'flex', alignItems: 'center', minHeight: 'target', mb: '2' }),
  /** In four lines on a desk, so that the byline is on the first screen */
  long: css({ fontSize: { lg: '[min(5.2vw, 5.6rem)]' } }),
  excerpt: css({ mt: '5' }),
  /** On a desk it is as high as the words, and runs to the edge of the screen. */
  cover: css({
    gridColumn: { base: '1 / -1', lg: '6 / -1' },
    '--end': { lg: '-1' },
    _print: { display: 'none' },
  }),
  /** Who wrote it, and at the end what one does with it */
  foot: css({
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: { mdDown: 'wrap' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
  }),
  actions: css({
    display: 'flex',
    flex: 'none',
    gap: '2',
    _noScript: { display: 'none' },
    _print: { display: 'none' },
  }),
}

/** Letters of a title from which on it is long */
const LONG = 46

interface PostHeadProps {
  post: Post
  facts: ArticleFacts
}

/** The beginning of an article: category, title, summary, author, and the cover. */
export function PostHead({ post, facts: { minutes } }: PostHeadProps) {
  const t = useT()
  const lang = useLanguage()
  return (
    <Bounds columns className={styles.head}>
      <div className={styles.words} {...entersFrom('left')}>
        <Link
          to="/$lang/blog"
          params={{ lang }}
          search={{ category: post.category }}
          className={cx(link({ variant: 'quiet' }), styles.category)}
        >
          <CategoryTag post={post} />
        </Link>
        <Heading
          level={1}
          variant="display1"
          className={post.title.length > LONG ? styles.long : undefined}
        >
          {post.title}
        </Heading>
        <Prose variant="lead" className={styles.excerpt}>
          {post.excerpt}
        </Prose>
      </div>
      <PostCover post={post} eager className={styles.cover} {...entersFrom('right')} />
      <div className={styles.foot}>
        <div>
          <Byline post={post} more={[t('blogPage.article.readingTime', { minutes })]} />
          <Prose variant="small" muted>
            {dotted(
              ...(post.asOf
                ? [t('blogPage.article.asOf', { date: formatDate(post.asOf, lang) })]
                : []),
              t('blogPage.article.sample'),
            )}
          </Prose>
        </div>
        <div className={styles.actions}>
          <Button
            tone="line"
            size="sm"
            aria-label={t('blogPage.menu.copyLink')}
            onClick={() => copyLink(linkOf(post.id, lang))}
          >
            <Icon of={LinkIcon} />
          </Button>
          <PostMenu post={post} />
        </div>
      </div>
    </Bounds>
  )
}
