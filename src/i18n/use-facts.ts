import { factsFor } from './facts.ts'
import { useLanguage } from './use-language.ts'

/** The product's numbers, localised. */
export const useFacts = () => factsFor(useLanguage())
