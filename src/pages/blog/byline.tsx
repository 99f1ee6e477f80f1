import { css } from '@styled/css'
import type { PropsWithChildren } from 'react'
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
  /** Goes to the next line as a whole. */
  date: css({ display: 'inline-block' }),
}

/** Who wrote a post, and when; then what else is said of it. */
export function Byline({
  post: { author, published },
  children,
}: PropsWithChildren<{ post: Post }>) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={styles.byline}>
      <span className={styles.author}>{t('ui.by', { author })}</span>
      <span>
        <time dateTime={published} className={styles.date}>
          {formatDate(published, language)}
        </time>
        {children}
      </span>
    </p>
  )
}
