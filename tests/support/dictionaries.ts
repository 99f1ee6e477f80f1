import type { Translations } from '../../src/i18n/i18n-types.ts'
import { loadAllLocales } from '../../src/i18n/i18n-util.sync.ts'
import { loadedLocales } from '../../src/i18n/i18n-util.ts'
import type { Language } from '../../src/i18n/languages.ts'

loadAllLocales()

/** All texts of each language, of every page. */
export const DICTIONARIES: Readonly<Record<Language, Translations>> = { ...loadedLocales }
