import { createTranslate, type Translate } from './t.ts'
import { useLanguage } from './use-language.ts'

/** The texts of the page's language, by typed key. */
export const useT = (): Translate => createTranslate(useLanguage())
