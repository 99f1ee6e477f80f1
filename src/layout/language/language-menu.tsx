import { css, cx } from '@styled/css'
import { menu } from '@styled/recipes'
import { Globe } from 'lucide'
import { languageEntry } from '../../i18n/languages.ts'
import { useIsSwitchingLanguage, useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuButton } from '../../ui/menu-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { LanguageMenuDetails } from './language-menu-panel.tsx'

export const LANGUAGES_ID = 'languages'

const loadPanel = () =>
  import('./language-menu-panel.tsx').then((module) => module.LanguageMenuPanel)

/** Where there is no room for the code, it wraps out of sight. */
const button = css({
  flexWrap: 'wrap',
  overflow: 'clip',
  '& > svg': { height: 'full' },
})
const onlyWithScripts = css({ _noScript: { display: 'none' } })
const onlyWithoutScripts = css({ display: 'none', _noScript: { display: 'inline-flex' } })
const code = css({ textTransform: 'uppercase', display: { mdOnly: 'none' } })

/**
 * The globe button: it opens the dropdown of the languages (specification, Languages). Where that fails
 * to load, and without scripts, it leads to those in the footer.
 */
export function LanguageMenu({ mobileMenu }: LanguageMenuDetails) {
  const isSwitching = useIsSwitchingLanguage()
  const leadToFooter = () => {
    mobileMenu.send({ type: 'languages.opened' })
    const current = document.querySelector<HTMLElement>(`#${LANGUAGES_ID} [aria-current]`)
    // Once the mobile menu, which covers it, has closed
    setTimeout(() => current?.focus())
  }
  return (
    <>
      <MenuButton
        load={loadPanel}
        onUnavailable={leadToFooter}
        details={{ mobileMenu }}
        className={cx(button, onlyWithScripts)}
        aria-busy={isSwitching}
      >
        <LanguageLabel />
      </MenuButton>
      <a href={`#${LANGUAGES_ID}`} className={cx(menu().trigger, button, onlyWithoutScripts)}>
        <LanguageLabel />
      </a>
    </>
  )
}

function LanguageLabel() {
  const t = useT()
  const language = useLanguage()
  return (
    <>
      <Icon of={Globe} />
      <VisuallyHidden>
        {t('langSwitcher.open')}.{' '}
        {t('langSwitcher.current', { language: languageEntry(language).inSentence })}
      </VisuallyHidden>{' '}
      <span className={code}>{language}</span>
    </>
  )
}
