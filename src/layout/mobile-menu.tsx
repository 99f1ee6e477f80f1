import { css, cx } from '@styled/css'
import { header, menu, mobileMenu } from '@styled/recipes'
import { Menu as MenuIcon, X } from 'lucide'
import { AUDIENCES } from '../content/audience.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Mark } from '../ui/mark.tsx'
import { Wave } from '../ui/wave.tsx'
import { routeOf } from '../urls/pages.ts'
import { NavigationLinks } from './navigation-links.tsx'
import type { MobileMenuControl } from './use-mobile-menu.ts'

const PANEL_ID = 'mobile-menu'

/** Opens and closes the panel of links, below the medium breakpoint (specification, Menus). */
export function MobileMenuButton({ button, isOpen, send }: MobileMenuControl) {
  const t = useT()
  return (
    <button
      ref={button}
      type="button"
      className={cx(menu().trigger, header().menuButton)}
      aria-controls={PANEL_ID}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'ui.closeMenu' : 'ui.openMenu')}
      onClick={() => send({ type: 'menu.toggle' })}
    >
      <Icon of={isOpen ? X : MenuIcon} />
    </button>
  )
}

/** The wave changes its ink where the green half begins. */
const HALVES = [{ to: 0.5 }, { from: 0.5, className: css({ color: 'onBrand' }) }]

/**
 * The links of the site as a panel that covers the page, with a button for either audience. Before
 * hydration, and without scripts, the disclosure before it opens it.
 */
export function MobileMenuPanel({ isOpen, send }: MobileMenuControl) {
  const t = useT()
  const lang = useLanguage()
  const styles = mobileMenu()
  const onClick = () => send({ type: 'menu.choose' })
  return (
    <>
      {/* By its key a new, closed one follows the one that opened before hydration. */}
      <details key={String(isOpen)} className={styles.toggle} suppressHydrationWarning>
        <summary className={menu().trigger} aria-label={t('ui.mainNavigation')}>
          <Icon of={MenuIcon} />
        </summary>
      </details>
      <div id={PANEL_ID} className={styles.panel} data-state={isOpen ? 'open' : 'closed'}>
        <nav aria-label={t('ui.mainNavigation')}>
          <ul className={styles.list}>
            <NavigationLinks className={styles.link} onClick={onClick}>
              <Mark ground="creator" className={styles.mark} />
            </NavigationLinks>
          </ul>
        </nav>
        <div className={styles.halves}>
          <Wave spans={HALVES} className={styles.wave} />
          {Object.values(AUDIENCES).map(({ page, action, tone }) => (
            <ButtonLink
              key={page}
              to={routeOf(page)}
              params={{ lang }}
              tone={tone}
              onClick={onClick}
            >
              {t(action)}
            </ButtonLink>
          ))}
        </div>
      </div>
    </>
  )
}
