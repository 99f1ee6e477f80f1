import { ChevronRight } from 'lucide'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuItem, MenuLink, OpenMenu, Submenu } from '../../ui/menu/menu.tsx'
import type { MenuPanelProps } from '../../ui/menu-button.tsx'
import { copyLink, linkOf } from './copy-link.ts'
import type { Post } from './posts.ts'
import { mailLink, SHARE_TARGETS } from './share-links.ts'

/** The menu of a post; loaded on intent by its `MenuButton`. */
export function PostMenuPanel({ id, title, ...menu }: MenuPanelProps & Pick<Post, 'id' | 'title'>) {
  const t = useT()
  const url = linkOf(id, useLanguage())
  const shared = { url, title }

  return (
    <OpenMenu
      {...menu}
      // Beside its button, so that the title above stays in view; on a phone below or above it
      positioning={{ placement: 'right-start', gutter: 12, flip: ['bottom-end', 'top-end'] }}
    >
      <MenuItem value="copy" onSelect={() => copyLink(url)}>
        {t('blogPage.menu.copyLink')}
      </MenuItem>
      <Submenu
        label={
          <>
            <span>{t('blogPage.menu.share')}</span>
            <Icon of={ChevronRight} />
          </>
        }
      >
        {SHARE_TARGETS.map(({ name, href }) => (
          <MenuLink key={name} value={name}>
            <ExternalLink href={href(shared)}>
              <span>{name}</span>
            </ExternalLink>
          </MenuLink>
        ))}
        <MenuLink value="email">
          <a href={mailLink(shared)}>{t('blogPage.menu.email')}</a>
        </MenuLink>
      </Submenu>
    </OpenMenu>
  )
}
