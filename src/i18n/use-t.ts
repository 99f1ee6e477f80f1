import { useHotTexts } from './hot-texts.ts'
import { createTranslate, type Translate } from './t.ts'
import { useLanguage } from './use-language.ts'

/** The translate function of the page's language. */
export const useT = (): Translate => {
  useHotTexts()
  return createTranslate(useLanguage())
}
