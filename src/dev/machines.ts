import type { AnyStateMachine } from 'xstate'
import { VOCABULARIES } from './vocabulary.ts'

/** Every machine of the site, by its id. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.entries(VOCABULARIES).flatMap(([id, told]) => (told ? [[id, told.machine]] : [])),
)
