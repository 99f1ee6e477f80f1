import { css } from '@styled/css'
import { AUDIENCES } from '../../content/audience.ts'
import { useT } from '../../i18n/use-t.ts'
import { HalfMark } from '../../ui/mark.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Found } from './found.tsx'
import type { Post } from './posts.ts'

const styles = {
  tag: css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'label',
  }),
  mark: css({ width: 'icon', height: '[auto]', '--right': '{colors.brandText}' }),
}

interface CategoryTagProps {
  post: Post
  /** What was searched for */
  q?: string | undefined
}

/** The category of a post, and by the frame that is filled whose side it is for. */
export function CategoryTag({ post: { category, audience }, q }: CategoryTagProps) {
  const t = useT()
  return (
    <span className={styles.tag}>
      <HalfMark audience={audience} className={styles.mark} />
      <span>
        <Found q={q}>{t(`blogPage.categories.${category}`)}</Found>
      </span>
      <VisuallyHidden>, {t(AUDIENCES[audience].label)}</VisuallyHidden>
    </span>
  )
}
