import { css, cx } from '@styled/css'
import { bounds, link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import type { PostId } from '../../../content/post-ids.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { exchangesHalves, PostCover } from '../post-cover.tsx'
import { readPosts } from '../posts.ts'

const styles = {
  nav: css({
    rowGap: '6',
    mt: 'section',
    _print: { display: 'none' },
  }),
  heading: css({ gridColumn: '1 / -1' }),
  /** On a phone a row */
  entry: css({
    gridColumn: { base: '1 / -1', md: 'span 6' },
    display: 'grid',
    gridTemplateColumns: { base: '1fr 2fr', md: '1fr' },
    alignItems: 'center',
    gap: '4',
  }),
  cover: css({ aspectRatio: '[3 / 2]' }),
  label: css({ textStyle: 'label', color: 'textMuted' }),
  title: css({ textStyle: 'title', textWrap: 'balance', mt: '2' }),
  all: css({ gridColumn: '1 / -1', justifySelf: 'start' }),
}

/** How many other articles are shown: the newer and the older one, or two on one side */
const SHOWN = 2

/** Where a reader goes on: the articles nearest in time, or all. */
export function MorePosts({ id }: { id: PostId }) {
  const t = useT()
  const lang = useLanguage()
  const posts = readPosts(t)
  const index = posts.findIndex((post) => post.id === id)
  const first = Math.max(0, Math.min(index - 1, posts.length - 1 - SHOWN))
  const others = posts.slice(first, first + 1 + SHOWN).filter((post) => post.id !== id)
  return (
    <nav className={cx(bounds({ columns: true }), styles.nav)} aria-labelledby="more">
      <Heading level={2} id="more" className={styles.heading}>
        {t('blogPage.article.more')}
      </Heading>
      {others.map((post) => (
        <Link
          key={post.id}
          to="/$lang/blog/$post"
          params={{ lang, post: post.id }}
          className={cx(link({ variant: 'quiet' }), exchangesHalves, styles.entry)}
        >
          <PostCover post={post} className={styles.cover} />
          <div>
            <p className={styles.label}>{t(`blogPage.categories.${post.category}`)}</p>
            <p className={styles.title}>{post.title}</p>
          </div>
        </Link>
      ))}
      <ButtonLink to="/$lang/blog" params={{ lang }} tone="line" arrow className={styles.all}>
        {t('blogPage.article.all')}
      </ButtonLink>
    </nav>
  )
}
