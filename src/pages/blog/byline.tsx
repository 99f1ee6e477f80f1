import { css } from '@styled/css'
import { formatDate } from '../../i18n/dates.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { dotted } from '../../ui/dotted.tsx'
import { Found } from './found.tsx'
import type { Post } from './posts.ts'

const byline = css({ color: 'textMuted' })
const by = css({ fontWeight: '600' })

interface BylineProps {
  post: Post
  /** What was searched for */
  q?: string | undefined
  /** What else is said of it */
  more?: string[]
}

/** Who wrote a post, and when. */
export function Byline({ post: { author, published }, q, more = [] }: BylineProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <p className={byline}>
      {dotted(
        <span className={by}>
          <Found q={q}>{t('ui.by', { author })}</Found>
        </span>,
        <time dateTime={published}>{formatDate(published, language)}</time>,
        ...more,
      )}
    </p>
  )
}
