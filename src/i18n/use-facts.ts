import { useMemo } from 'react'
import { factsFor } from './facts.ts'
import { useLanguage } from './use-language.ts'

/** The product's numbers, localised. */
export function useFacts(): ReturnType<typeof factsFor> {
  const language = useLanguage()
  return useMemo(() => factsFor(language), [language])
}
