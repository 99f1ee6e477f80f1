import { ChevronRight } from 'lucide'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { toast } from '../../layout/toaster/toast.ts'
import { LINK_TOAST_DURATION_MS } from '../../tuning.ts'
import { ExternalLink } from '../../ui/external-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuItem, MenuLink, OpenMenu, Submenu } from '../../ui/menu.tsx'
import type { MenuPanelProps } from '../../ui/menu-button.tsx'
import { pagePath } from '../../urls/location.ts'
import { postAddress } from '../../urls/pages.ts'
import type { Post } from './posts.ts'
import { mailLink, SHARE_TARGETS } from './share-links.ts'

async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast.success({ title: 'blogPage.menu.linkCopied' })
  } catch {
    const duration = LINK_TOAST_DURATION_MS
    toast.error({ title: 'ui.copyFailed', description: () => url, duration })
  }
}

/** The menu of a post; loaded on intent by its `MenuButton`. */
export function PostMenuPanel({ id, title, ...menu }: MenuPanelProps & Pick<Post, 'id' | 'title'>) {
  const t = useT()
  const url = new URL(pagePath(useLanguage(), postAddress(id)), location.origin).href
  const shared = { url, title }

  return (
    <OpenMenu {...menu}>
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
