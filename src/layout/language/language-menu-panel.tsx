import { menu } from '@styled/recipes'
import { preloadLanguage } from '../../browser-language.ts'
import { isLanguage, LANGUAGES } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Mark } from '../../ui/mark.tsx'
import { MenuChoice, MenuChoiceLink, OpenMenu } from '../../ui/menu.tsx'
import type { MenuPanelProps } from '../../ui/menu-button.tsx'
import { LanguageLink } from './language-link.tsx'

const styles = menu({ kind: 'choice' })

/** The languages, each under its own name. */
export function LanguageMenuPanel(props: MenuPanelProps) {
  const current = useLanguage()
  return (
    <OpenMenu
      {...props}
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
