import { useParams, useRouter } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { isLanguage, type Language } from './languages.ts'

/** The actor of the language machine (`RouterContext`). */
export const useLanguageActor = () => useRouter().options.context.language

/**
 * The language of the page: that of its path, else the current one (specification, Header and
 * footer).
 */
export function useLanguage(): Language {
  const inPath = useParams({ strict: false, select: ({ lang }) => lang })
  const actor = useLanguageActor()
  return isLanguage(inPath) ? inPath : actor.getSnapshot().context.current
}

/** Whether another language is loading. */
export const useIsSwitchingLanguage = (): boolean =>
  useSelector(useLanguageActor(), (state) => state.matches({ ready: 'switching' }))
