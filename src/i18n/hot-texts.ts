import { useSyncExternalStore } from 'react'
import type { Language } from './languages.ts'
import { putTexts } from './loaded-texts.ts'
import type { Namespace } from './types.ts'

/**
 * In development a changed dictionary is shown at once, without a new document. Nothing here may
 * load dictionaries: in a circle of imports a fault in one would reload the page.
 */

let version = 0
const listeners = new Set<() => void>()

/**
 * Called by a dictionary that has changed (scripts/vite/dictionaries.ts).
 *
 * @public
 */
export function replaceTexts(language: Language, texts: object, namespace?: Namespace): void {
  putTexts(language, texts, namespace)
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
