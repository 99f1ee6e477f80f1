import { menu } from '@styled/recipes'
import { isLanguage, LANGUAGES } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Mark } from '../../ui/mark.tsx'
import { MenuChoice, MenuChoiceLink, OpenMenu } from '../../ui/menu/menu.tsx'
import type { MenuPanelProps } from '../../ui/menu-button.tsx'
import type { MobileMenuControl } from '../use-mobile-menu.ts'
import { LanguageLink, preloadLanguage } from './language-link.tsx'

const styles = menu({ kind: 'choice' })

export interface LanguageMenuDetails {
  /** On a phone one of the two is open at a time */
  mobileMenu: MobileMenuControl
}

/** The languages, each under its own name. */
export function LanguageMenuPanel({
  mobileMenu: { isOpen, send },
  ...props
}: MenuPanelProps & LanguageMenuDetails) {
  const current = useLanguage()
  return (
    <OpenMenu
      {...props}
      isCovered={isOpen}
      onOpen={() => send({ type: 'languages.opened' })}
      // Keyboard navigation highlights an item without focusing it.
      onHighlightChange={({ highlightedValue }) => {
        if (isLanguage(highlightedValue)) preloadLanguage(highlightedValue)
      }}
    >
      <MenuChoice value={current}>
        {LANGUAGES.map(({ code, name }) => (
          <MenuChoiceLink key={code} value={code} valueText={name}>
            <LanguageLink to={code}>
              <span className={styles.mark}>{code === current && <Mark ground="creator" />}</span>
              <span>{name}</span>
              <span className={styles.code} aria-hidden="true">
                {code}
              </span>
            </LanguageLink>
          </MenuChoiceLink>
        ))}
      </MenuChoice>
    </OpenMenu>
  )
}
