import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import type { PostId } from '../../../content/post-ids.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Bounds } from '../../../ui/bounds.tsx'
import { readPosts } from '../posts.ts'

const styles = {
  nav: css({
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: 'gutter',
    mt: 'stack',
    pt: '8',
    borderTop: '[{borderWidths.rule} solid {colors.line}]',
    _print: { display: 'none' },
  }),
  entry: css({ display: 'block', py: '3' }),
  next: css({ gridColumn: { md: '2' }, textAlign: { md: 'end' } }),
  label: css({ display: 'block', textStyle: 'label', color: 'textMuted', mb: '1' }),
  title: css({ display: 'block', textStyle: 'title', textWrap: 'balance' }),
  all: css({ gridColumn: '1 / -1', justifySelf: { md: 'center' }, textStyle: 'label', py: '3' }),
}

/** Where a reader goes on: the newer article, the older one, or all. */
export function MoreArticles({ id }: { id: PostId }) {
  const t = useT()
  const lang = useLanguage()
  const posts = readPosts(t)
  const index = posts.findIndex((post) => post.id === id)
  const entries = [
    { label: t('blogPage.article.previous'), post: posts[index - 1], className: undefined },
    { label: t('blogPage.article.next'), post: posts[index + 1], className: styles.next },
  ]
  return (
    <Bounds>
      <nav className={styles.nav} aria-label={t('nav.blog')}>
        {entries.map(
          ({ label, post, className }) =>
            post && (
              <Link
                key={label}
                to="/$lang/blog/$post"
                params={{ lang, post: post.id }}
                className={cx(link({ variant: 'quiet' }), styles.entry, className)}
              >
                <span className={styles.label}>{label}</span>
                <span className={styles.title}>{post.title}</span>
              </Link>
            ),
        )}
        <Link to="/$lang/blog" params={{ lang }} className={cx(link(), styles.all)}>
          {t('blogPage.article.all')}
        </Link>
      </nav>
    </Bounds>
  )
}
