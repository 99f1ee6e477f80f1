import { useParams, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { LanguageActor } from '../machines/language.machine.ts'
import { isLanguage, type Language } from './languages.ts'

/** The machine that decides the language, for what it does over time. */
export const useLanguageActor = (): LanguageActor => useRouter().options.context.language

/**
 * The language of the page: that of its path, else the current one (specification, Header and
 * footer).
 */
export function useLanguage(): Language {
  const inPath = useParams({ strict: false, select: ({ lang }) => lang })
  const actor = useLanguageActor()
  return isLanguage(inPath) ? inPath : actor.getSnapshot().context.current
}

/** Whether the words of another language are on their way. */
export const useIsSwitchingLanguage = (): boolean =>
  useSelector(useLanguageActor(), (state) => state.matches({ ready: 'switching' }))

/** Changes the language of the site and keeps the place (specification, Languages). */
export function useChangeLanguage(): (language: Language) => void {
  const actor = useLanguageActor()
  return useCallback((language) => actor.send({ type: 'language.choose', language }), [actor])
}
