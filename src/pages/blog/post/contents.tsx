import { css } from '@styled/css'
import { article, link } from '@styled/recipes'
import type { ArticleFacts } from '../../../content/articles.ts'
import { useT } from '../../../i18n/use-t.ts'
import { unfold } from './unfold.ts'

const styles = {
  section: css({ borderTop: '[{borderWidths.rule} solid {colors.line}]' }),
  link: css({
    display: 'block',
    py: '3',
    lineHeight: '1.3',
    hyphens: 'auto',
    fontWeight: '500',
  }),
}

/** Links to the sections of an article. */
export function Contents({ sections }: Pick<ArticleFacts, 'sections'>) {
  const t = useT()
  return (
    <nav aria-labelledby="contents" className={article().contents}>
      <h2 id="contents">{t('blogPage.article.contents')}</h2>
      <details>
        <summary>{t('blogPage.article.contents')}</summary>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id} className={styles.section}>
              <a
                href={`#${id}`}
                onClick={() => unfold(id)}
                className={`${link({ variant: 'quiet' })} ${styles.link}`}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
