import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/**
 * A value of the query; during hydration the one that the document shows: the site's server fills in a
 * document from its query, a static host does not.
 */
export const useValueFromDocument = <Value>(
  value: Value | undefined,
  readFromDocument: (document: Document) => Value | undefined,
): Value | undefined =>
  useSyncExternalStore(
    subscribeToNothing,
    () => value,
    () => (globalThis.document ? readFromDocument(document) : value),
  )
