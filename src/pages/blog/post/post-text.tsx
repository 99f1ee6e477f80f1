import { css } from '@styled/css'
import { article, frame, link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import type { MDXComponents, MDXContent } from 'mdx/types'
import type { ComponentProps, ReactNode } from 'react'
import type { ArticleFacts } from '../../../content/article.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Bounds } from '../../../ui/bounds.tsx'
import { Prompt } from './prompt.tsx'

const styles = {
  layout: css({ rowGap: 'stack', _print: { display: 'block' } }),
  contents: css({ gridColumn: { base: '1 / -1', lg: '1 / 4' } }),
  main: css({ gridColumn: { base: '1 / -1', lg: '5 / -1' }, minWidth: '[0]' }),
  first: css({ display: 'grid', gap: '2', mb: '10', borderRadius: 'lg', padding: 'panel' }),
  firstLabel: css({ textStyle: 'label' }),
  firstText: css({ textStyle: 'title', textWrap: 'balance' }),
}

/** A link in an article: to a page of the site (the build has checked it) or to another site. */
function ArticleLink({ href = '', children }: ComponentProps<'a'>) {
  return href.startsWith('/') ? (
    <Link to={href as '/'} className={link()}>
      {children}
    </Link>
  ) : (
    <a href={href} className={link()}>
      {children}
    </a>
  )
}

const Table = (props: ComponentProps<'table'>) => <table {...props} className={article().table} />

/** One element beside its label on a phone */
const Cell = ({ children, ...rest }: ComponentProps<'td'>) => (
  <td {...rest}>
    <div>{children}</div>
  </td>
)

const COMPONENTS: MDXComponents = { a: ArticleLink, pre: Prompt, table: Table, td: Cell }

interface PostTextProps {
  text: MDXContent
  facts: ArticleFacts
  contents: ReactNode
}

/** The text of an article, beside its contents on a desk. */
export function PostText({ text: Text, facts, contents }: PostTextProps) {
  const t = useT()
  return (
    <Bounds columns className={styles.layout}>
      <div className={styles.contents}>{contents}</div>
      <div className={styles.main}>
        <aside className={`${frame({ tone: 'blush', size: 'bare' })} ${styles.first}`}>
          <p className={styles.firstLabel}>{t('blogPage.article.first')}</p>
          <p className={styles.firstText}>{facts.first}</p>
        </aside>
        <div className={article().text}>
          <Text components={COMPONENTS} />
        </div>
      </div>
    </Bounds>
  )
}
