import { css } from '@styled/css'
import { AUDIENCES } from '../../content/audience.ts'
import { useT } from '../../i18n/use-t.ts'
import { dotted } from '../../ui/dotted.tsx'
import { HalfMark } from '../../ui/mark.tsx'
import { Found } from './found.tsx'
import type { Post } from './posts.ts'

const styles = {
  tag: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'label',
  }),
  audience: css({ color: 'textMuted' }),
  mark: css({ width: 'icon', height: '[auto]', '--right': '{colors.brandText}' }),
}

interface CategoryTagProps {
  post: Post
  /** What was searched for */
  q?: string | undefined
}

/** The category of a post and whom it is for, whose frame is filled. */
export function CategoryTag({ post: { category, audience }, q }: CategoryTagProps) {
  const t = useT()
  return (
    <span className={styles.tag}>
      <HalfMark audience={audience} className={styles.mark} />
      {dotted(
        <Found q={q}>{t(`blogPage.categories.${category}`)}</Found>,
        <span className={styles.audience}>{t(AUDIENCES[audience].label)}</span>,
      )}
    </span>
  )
}
