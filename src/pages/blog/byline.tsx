import { css } from '@styled/css'
import type { ReactNode } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import type { Post } from './posts.ts'

const styles = {
  byline: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    color: 'textMuted',
  }),
  author: css({ textStyle: 'nav', color: 'text' }),
}

interface BylineProps {
  post: Post
  /** What else is said of the post */
  children?: ReactNode
}

/** Who wrote a post, and when. */
export function Byline({ post: { author, published }, children }: BylineProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={styles.byline}>
      <span className={styles.author}>{t('ui.by', { author })}</span>
      <time dateTime={published}>{formatDate(published, language)}</time>
      {children}
    </p>
  )
}
