import type { Language } from '../../src/i18n/languages.ts'
import { loadAllTexts } from '../../src/i18n/load-texts.ts'
import { loadedTexts } from '../../src/i18n/loaded-texts.ts'
import { createTranslate, type Translate } from '../../src/i18n/t.ts'
import type { Texts } from '../../src/i18n/types.ts'

await loadAllTexts()

/** The texts of a language, as visitors read them: `textsIn('de')('nav.home')`. */
export const textsIn = (language: Language): Translate => createTranslate(language)

/** All texts of each language, of every page. */
export const DICTIONARIES: Readonly<Record<Language, Texts>> = { ...loadedTexts }
