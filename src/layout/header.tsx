import { cx } from '@styled/css'
import { bounds, header } from '@styled/recipes'
import { Link } from '@tanstack/react-router'
import { useLanguage } from '../i18n/use-language.ts'
import { useT } from '../i18n/use-t.ts'
import { Mark } from '../ui/mark.tsx'
import { LanguageMenu } from './language/language-menu.tsx'
import { MobileMenuButton, MobileMenuPanel } from './mobile-menu.tsx'
import { NavigationLinks } from './navigation-links.tsx'
import type { MobileMenuControl } from './use-mobile-menu.ts'

/** The bar that stays at the top of every page (specification, Header and footer). */
export function Header({ mobileMenu }: { mobileMenu: MobileMenuControl }) {
  const t = useT()
  const styles = header()

  return (
    <header className={styles.root}>
      <div className={cx(bounds(), styles.bar)}>
        <Link
          to="/$lang"
          params={{ lang: useLanguage() }}
          activeOptions={{ exact: true, includeSearch: false }}
          className={styles.home}
          onClick={() => mobileMenu.send({ type: 'menu.choose' })}
        >
          <Mark />
          <span className={styles.name}>{t('agencyName')}</span>
        </Link>
        <nav className={styles.nav} aria-label={t('ui.mainNavigation')}>
          <ul className={styles.links}>
            <NavigationLinks className={styles.link} />
          </ul>
        </nav>
        <div className={styles.tools}>
          <LanguageMenu mobileMenu={mobileMenu} />
          <MobileMenuButton {...mobileMenu} />
        </div>
      </div>
      <MobileMenuPanel {...mobileMenu} />
    </header>
  )
}
