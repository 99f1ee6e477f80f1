import type { Language } from '../../i18n/languages.ts'
import { loadLanguage } from '../../i18n/load-messages.ts'
import { fontFilesOf } from '../../theme/fonts.ts'
import { namespacesAt } from '../../urls/location.ts'

/** Preloads the messages and fonts of a language. Failures show when it is chosen. */
export function preloadLanguage(language: Language): void {
  const fonts = fontFilesOf(language).map((file) => fetch(file))
  for (const file of [loadLanguage(language, namespacesAt(location)), ...fonts])
    file.catch(() => {})
}
