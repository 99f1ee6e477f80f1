import { css, cx } from '@styled/css'
import { article, link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { type ComponentProps, useState } from 'react'
import type { ArticleFacts } from '../../../content/articles.ts'
import { useT } from '../../../i18n/use-t.ts'
import { Bounds } from '../../../ui/bounds.tsx'
import { Contents } from './contents.tsx'
import { AdLabelContext, Figure } from './figure.tsx'
import { FirstStep } from './first-step.tsx'
import { Prompt } from './prompt.tsx'
import { Quote } from './quote.tsx'

const styles = {
  /** On a desk the contents beside the beginning */
  columns: css({
    lg: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 'gutter' },
  }),
  first: css({ gridColumn: '2 / -1' }),
  /** Above the column of the text that is empty there */
  contents: css({
    mt: { lgDown: '8' },
    gridColumn: '1!',
    gridRow: { md: '1 / 3' },
    alignSelf: { lg: 'start' },
    zIndex: '[1]',
    _print: { display: 'none' },
  }),
  text: css({ gridColumn: '1 / -1', gridRow: '2', mt: '10' }),
}

/** A link in an article: to a page of the site (the build has checked it) or to another site. */
function ArticleLink({ href = '', ...rest }: ComponentProps<'a'>) {
  return href.startsWith('/') ? (
    <Link to={href as '/'} className={link()}>
      {rest.children}
    </Link>
  ) : (
    <a {...rest} href={href} className={link()} />
  )
}

const Table = (props: ComponentProps<'table'>) => <table {...props} className={article().table} />

interface FoldProps extends ComponentProps<'details'> {
  /** How many entries it has, if it is a list of them: they have names of their own, the list has none */
  'data-entries'?: number
}

function Fold({ children, ...rest }: FoldProps) {
  const t = useT()
  const { 'data-entries': count } = rest
  return (
    <details {...rest}>
      {count && <summary>{t('blogPage.article.countries', { count })}</summary>}
      {children}
    </details>
  )
}

const COMPONENTS: MDXComponents = {
  a: ArticleLink,
  blockquote: Quote,
  details: Fold,
  img: Figure,
  pre: Prompt,
  table: Table,
}

interface ArticleTextProps {
  text: MDXContent
  facts: ArticleFacts
}

/** The text of an article, after what to do first and its contents. */
export function ArticleText({ text: Text, facts }: ArticleTextProps) {
  const [chosen, choose] = useState(0)
  return (
    <AdLabelContext value={facts.labels[chosen]?.word}>
      <Bounds className={styles.columns}>
        <div className={styles.first}>
          <FirstStep facts={facts} chosen={chosen} choose={choose} />
        </div>
        <div className={styles.contents}>
          <Contents sections={facts.sections} />
        </div>
        <div className={cx(article().text, styles.text)}>
          <Text components={COMPONENTS} />
        </div>
      </Bounds>
    </AdLabelContext>
  )
}
