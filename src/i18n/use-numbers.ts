import { numbersFor } from './numbers.ts'
import { useLanguage } from './use-language.ts'

/** The product's numbers, localised. */
export const useNumbers = () => numbersFor(useLanguage())
