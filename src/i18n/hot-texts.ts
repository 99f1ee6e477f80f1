import { useSyncExternalStore } from 'react'
import type { Namespaces } from './i18n-types.ts'
import { loadedLocales } from './i18n-util.ts'
import type { Language } from './languages.ts'

/** In development a changed dictionary is shown at once, without a new document. */

let version = 0
const listeners = new Set<() => void>()

/**
 * Called by a dictionary that has changed (scripts/vite/dictionaries.ts).
 *
 * @public
 */
export function replaceTexts(language: Language, texts: object, namespace?: Namespaces): void {
  const changed = namespace ? { [namespace]: texts } : texts
  loadedLocales[language] = { ...loadedLocales[language], ...changed }
  version++
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const getVersion = () => version

/** Renders a component anew when texts change; nothing in a build. */
export const useHotTexts = import.meta.env.DEV
  ? () => void useSyncExternalStore(subscribe, getVersion, getVersion)
  : () => {}
