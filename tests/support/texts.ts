import type { Translations } from '../../src/i18n/i18n-types.ts'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { createTranslate, type Translate } from '../../src/i18n/t.ts'

loadAllLocales()

/** The texts of a language, as visitors read them: `messagesOf('de')('nav.home')`. */
export const messagesOf = (language: Language): Translate => createTranslate(language)

/** All texts of each language, of every page. */
export const DICTIONARIES: Readonly<Record<Language, Translations>> = { ...loadedLocales }
