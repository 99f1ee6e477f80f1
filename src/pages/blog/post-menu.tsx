import { css } from '@styled/css'
import { Ellipsis } from 'lucide'
import { useT } from '../../i18n/use-t.ts'
import { toast } from '../../layout/toaster/toast.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import type { Post } from './find-posts.ts'

const quiet = css({
  flex: 'none',
  bg: { base: 'transparent', _open: 'unison' },
  marginInlineEnd: '-3',
  _noScript: { display: 'none' },
})

const sayUnavailable = () => toast.error({ title: 'ui.notStarted' })
const load = () => import('./post-menu-panel.tsx').then(({ PostMenuPanel }) => PostMenuPanel)

/** What can be done with a post: copy its link, share it. */
export function PostMenu({ post: { id, title } }: { post: Post }) {
  const t = useT()
  return (
    <MenuButton
      load={load}
      onUnavailable={sayUnavailable}
      details={{ id, title }}
      className={quiet}
      aria-label={t('blogPage.menu.label', { title })}
    >
      <Icon of={Ellipsis} />
    </MenuButton>
  )
}
