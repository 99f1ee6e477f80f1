import { css } from '@styled/css'
import { article, link } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import type { MDXComponents, MDXContent } from 'mdx/types'
import { type ComponentProps, type ReactNode, useState } from 'react'
import type { ArticleFacts } from '../../../content/article.ts'
import { Bounds } from '../../../ui/bounds.tsx'
import { Figure, Label } from './figure.tsx'
import { FirstStep } from './first-step.tsx'
import { Prompt } from './prompt.tsx'

const styles = {
  /** In the columns of the text */
  beginning: css({
    display: { lg: 'grid' },
    gridTemplateColumns: '[minmax(0, 1fr) minmax(0, 2fr)]',
    columnGap: 'gutter',
    mb: '10',
  }),
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

const COMPONENTS: MDXComponents = {
  a: ArticleLink,
  img: Figure,
  pre: Prompt,
  table: Table,
}

interface PostTextProps {
  text: MDXContent
  facts: ArticleFacts
  contents: ReactNode
}

/** The text of an article, after its contents and what to do first. */
export function PostText({ text: Text, facts, contents }: PostTextProps) {
  const [chosen, choose] = useState(0)
  return (
    <Bounds>
      <div className={styles.beginning}>
        {contents}
        <FirstStep facts={facts} chosen={chosen} choose={choose} />
      </div>
      <div className={article().text}>
        <Label value={facts.labels[chosen]?.word ?? ''}>
          <Text components={COMPONENTS} />
        </Label>
      </div>
    </Bounds>
  )
}
