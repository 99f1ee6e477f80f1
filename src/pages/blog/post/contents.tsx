import { css } from '@styled/css'
import { link } from '@styled/recipes'
import type { ArticleFacts } from '../../../content/article.ts'
import { useT } from '../../../i18n/use-t.ts'

const styles = {
  nav: css({ mb: { lgDown: 'stack' }, _print: { display: 'none' } }),
  title: css({ textStyle: 'label', color: 'textMuted', mb: '3' }),
  section: css({ borderTop: '[{borderWidths.rule} solid {colors.line}]' }),
  link: css({ display: 'block', py: '2', textStyle: 'nav', color: 'textMuted' }),
}

/** Links to the sections of an article. */
export function Contents({ sections }: Pick<ArticleFacts, 'sections'>) {
  const t = useT()
  return (
    <nav className={styles.nav} aria-labelledby="contents">
      <h2 id="contents" className={styles.title}>
        {t('blogPage.article.contents')}
      </h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id} className={styles.section}>
            <a href={`#${id}`} className={`${link({ variant: 'quiet' })} ${styles.link}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
