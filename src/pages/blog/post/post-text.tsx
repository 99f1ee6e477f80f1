import { css } from '@styled/css'
import { frame, link } from '@styled/recipes'
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
  main: css({ gridColumn: { base: '1 / -1', md: '2 / 12', lg: '5 / 11' }, minWidth: '[0]' }),
  first: css({ display: 'grid', gap: '2', mb: '10', borderRadius: 'lg', padding: 'panel' }),
  firstLabel: css({ textStyle: 'label' }),
  firstText: css({ textStyle: 'title', textWrap: 'balance' }),
  text: css({
    maxWidth: 'measure',
    '& > * + *': { mt: '5' },
    '& > p:first-of-type': { textStyle: 'lead' },
    '& h2': { textStyle: 'display3', textWrap: 'balance', mt: '12' },
    '& h3': { textStyle: 'title', mt: '8' },
    textWrap: '[pretty]',
    '& ul, & ol': { display: 'grid', gap: '2' },
    '& ol': { counterReset: 'item' },
    '& li': { position: 'relative', paddingInlineStart: '8' },
    '& li::before': {
      position: 'absolute',
      insetInlineStart: '0',
      top: '[0.35em]',
      width: '[0.5625rem]',
      height: '[1rem]',
      borderRadius: '[0.1875rem]',
    },
    '& ul > li::before': { content: '""', bg: 'creatorText', forcedColorAdjust: 'none' },
    '& ul > li:nth-child(even)::before': { bg: 'brandText' },
    '& ol > li::before': {
      counterIncrement: 'item',
      content: 'counter(item)',
      top: '0',
      width: 'auto',
      textStyle: 'nav',
      lineHeight: '[1.45]',
    },
    // A checklist: the missing half, to be filled in.
    '& li.task-list-item::before': {
      bg: 'transparent!',
      border: '[{borderWidths.rule} dotted {colors.text}]',
      width: '[0.75rem]',
      height: '[1.125rem]',
      top: '[0.2em]',
    },
    '& input': { display: 'none' },
    '& blockquote': {
      textStyle: 'display3',
      my: '10',
      paddingInlineStart: '6',
      borderInlineStart: '[0.75rem solid {colors.creator}]',
      boxShadow: '[inset 0.375rem 0 0 {colors.brandText}]',
    },
    '& hr': { border: '[none]', borderTop: '[{borderWidths.rule} solid {colors.line}]', my: '10' },
    // The sources, which come last
    '& h2:last-of-type': { textStyle: 'title' },
    '& h2:last-of-type ~ :is(ul, ol)': { textStyle: 'small' },
    '& :is(ul, ol) a, & p a, & td a': { overflowWrap: 'anywhere' },
    _print: { maxWidth: '[none]', '& h2, & h3': { breakAfter: 'avoid' } },
  }),
  /** Wider than the text on a desk; on a phone each row is a block, its cells labelled. */
  table: css({
    width: { base: 'full', lg: '[calc(100% + 8rem)]' },
    borderCollapse: 'collapse',
    textStyle: 'small',
    '& :is(th, td)': { verticalAlign: 'top', textAlign: 'start', overflowWrap: 'break-word' },
    mdDown: {
      '&, & tbody, & tr, & td': { display: 'block' },
      '& thead': { srOnly: true },
      '& tr': { py: '4', borderTop: '[{borderWidths.rule} solid {colors.line}]' },
      '& td:first-child': { textStyle: 'title' },
      '& td:not(:first-child)': { mt: '2' },
      '& td:not(:first-child)::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'label',
        color: 'textMuted',
      },
    },
    md: {
      '& th': { textStyle: 'label', borderBottom: '[{borderWidths.rule} solid {colors.text}]' },
      '& :is(th, td)': { py: '3', paddingInlineEnd: '4' },
      '& td': { borderBottom: '[1px solid {colors.line}]' },
      '& td:first-child': { fontWeight: '[600]' },
    },
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

const Table = (props: ComponentProps<'table'>) => <table {...props} className={styles.table} />

const COMPONENTS: MDXComponents = { a: ArticleLink, pre: Prompt, table: Table }

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
        <div className={styles.text}>
          <Text components={COMPONENTS} />
        </div>
      </div>
    </Bounds>
  )
}
