import { css } from '@styled/css'
import { article, link } from '@styled/recipes'
import type { ArticleFacts } from '../../../content/article.ts'
import { useT } from '../../../i18n/use-t.ts'
import { unfold } from './unfold.ts'
import { useCurrentSection } from './use-current-section.ts'

const styles = {
  section: css({ borderTop: '[{borderWidths.rule} solid {colors.line}]' }),
  /** In front of the current one, on a desk, stand both inks. */
  link: css({
    display: 'block',
    borderRadius: '[0]',
    py: '3',
    lineHeight: '1.3',
    hyphens: 'auto',
    fontWeight: '500',
    paddingInlineStart: { lg: '6' },
    color: { base: 'textMuted', _current: 'text' },
    boxShadow: {
      _current: '[inset 0.375rem 0 {colors.creator}, inset 0.75rem 0 {colors.brandText}]',
    },
  }),
}

/** Links to the sections of an article. */
export function Contents({ sections }: Pick<ArticleFacts, 'sections'>) {
  const t = useT()
  const current = useCurrentSection(sections)
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
                aria-current={id === current ? 'true' : undefined}
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
