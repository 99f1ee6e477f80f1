import { css, cx } from '@styled/css'
import { bounds, link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import type { PostId } from '../../../content/post-ids.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { readPosts } from '../posts.ts'

const styles = {
  nav: css({
    rowGap: '4',
    mt: 'stack',
    pt: '8',
    borderTop: '[{borderWidths.rule} solid {colors.line}]',
    _print: { display: 'none' },
  }),
  entry: css({ gridColumn: { base: '1 / -1', lg: 'span 4' }, py: '3' }),
  label: css({ display: 'block', textStyle: 'label', color: 'textMuted', mb: '1' }),
  title: css({ display: 'block', textStyle: 'title', textWrap: 'balance' }),
  all: css({
    gridColumn: { base: '1 / -1', lg: '1 / 5' },
    textStyle: 'label',
    py: '3',
  }),
}

/** Where a reader goes on: the newer article, the older one, or all. */
export function MoreArticles({ id }: { id: PostId }) {
  const t = useT()
  const lang = useLanguage()
  const posts = readPosts(t)
  const index = posts.findIndex((post) => post.id === id)
  const entries = [
    { label: t('blogPage.article.previous'), post: posts[index - 1] },
    { label: t('blogPage.article.next'), post: posts[index + 1] },
  ]
  return (
    <nav className={cx(bounds({ columns: true }), styles.nav)} aria-label={t('nav.blog')}>
      <Link to="/$lang/blog" params={{ lang }} className={cx(link(), styles.all)}>
        {t('blogPage.article.all')}
      </Link>
      {entries.map(
        ({ label, post }) =>
          post && (
            <Link
              key={label}
              to="/$lang/blog/$post"
              params={{ lang, post: post.id }}
              className={cx(link({ variant: 'quiet' }), styles.entry)}
            >
              <span className={styles.label}>{label}</span>
              <span className={styles.title}>{post.title}</span>
            </Link>
          ),
      )}
    </nav>
  )
}
