import type { EventObject } from 'xstate'

/**
 * What a machine can be told: every type of event, with the contents that make a difference. The
 * compiler asks for all of them, so that an event is played even when the machine forgets it.
 */
export type Vocabulary<Event extends EventObject> = {
  readonly [Told in Event as FromOutside<Told['type']>]: readonly Omit<Told, 'type'>[]
}

/** Timers and answers are XState's own. */
export type FromOutside<Type extends string> = Exclude<Type, `xstate.${string}`>

/** The contents of an event that says everything by its type. */
export const PLAIN = [{}] as const

/** All events of a vocabulary: `{ 'toast.close': [{ id: 'first' }] }` → `{ type: 'toast.close', id: 'first' }` */
export const eventsOf = (vocabulary: Vocabulary<EventObject>): EventObject[] =>
  Object.entries(vocabulary).flatMap(([type, contents]) =>
    contents.map((content) => ({ type, ...content })),
  )
