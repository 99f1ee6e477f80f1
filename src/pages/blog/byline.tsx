import { css } from '@styled/css'
import type { ReactNode } from 'react'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { PostMenu } from './post-menu.tsx'
import type { Post } from './posts.ts'

const styles = {
  byline: css({
    display: 'flex',
    alignItems: 'center',
    columnGap: '4',
    mt: '3',
    textStyle: 'small',
    color: 'textMuted',
  }),
  /** They wrap among themselves: the menu never has a line of its own. */
  facts: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4' }),
  /** Above the link that covers a card */
  menu: css({ position: 'relative', zIndex: '[1]' }),
  author: css({ textStyle: 'nav', color: 'text' }),
}

interface BylineProps {
  post: Post
  /** What else is said of the post */
  children?: ReactNode
}

/** Who wrote a post, and when; its menu at the end. */
export function Byline({ post, children }: BylineProps) {
  const { author, published } = post
  const t = useT()
  const language = useLanguage()
  return (
    <p className={styles.byline}>
      <span className={styles.facts}>
        <span className={styles.author}>{t('ui.by', { author })}</span>
        <time dateTime={published}>{formatDate(published, language)}</time>
        {children}
      </span>
      <span className={styles.menu}>
        <PostMenu post={post} />
      </span>
    </p>
  )
}
