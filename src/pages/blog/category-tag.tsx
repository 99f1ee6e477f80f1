import { css } from '@styled/css'
import { AUDIENCES } from '../../content/audience.ts'
import { useT } from '../../i18n/use-t.ts'
import { HalfMark } from '../../ui/mark.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
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

/** The category of a post, and by the frame that is filled whose side it is for. */
export function CategoryTag({ post: { category, audience } }: { post: Post }) {
  const t = useT()
  return (
    <span className={styles.tag}>
      <HalfMark audience={audience} className={styles.mark} />
      {t(`blogPage.categories.${category}`)}
      <VisuallyHidden>, {t(AUDIENCES[audience].label)}</VisuallyHidden>
    </span>
  )
}
