import { css, cx } from '@styled/css'
import { Ellipsis } from 'lucide'
import { useT } from '../../i18n/use-t.ts'
import { toastNotLoaded } from '../../layout/full-page-load.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { Post } from './posts.ts'

const button = css({
  flex: 'none',
  _noScript: { display: 'none' },
  _print: { display: 'none' },
})

const loadPanel = () => import('./post-menu-panel.tsx').then(({ PostMenuPanel }) => PostMenuPanel)

interface PostMenuProps {
  post: Post
  className?: string
}

/** The menu button of a post: copy its link, share it. */
export function PostMenu({ post: { id, title }, className }: PostMenuProps) {
  const t = useT()
  return (
    <MenuButton
      load={loadPanel}
      onUnavailable={toastNotLoaded}
      details={{ id, title }}
      className={cx(button, className)}
      aria-label={t('blogPage.menu.label', { title })}
    >
      <Icon of={Ellipsis} />
    </MenuButton>
  )
}
