import { pageEntry } from '../pages.ts'
import type { Namespaces } from './i18n-types.ts'
import { pageOfPath } from './location.ts'

/** An address within the site; `location` is one. */
export interface Place {
  pathname: string
  search: string
}

/** The words that are said at a place: a form that names an event says the event's title, too. */
export function namespacesAt({ pathname, search }: Place): Namespaces[] {
  const page = pageOfPath(pathname) ?? ''
  const namesEvent = page === 'contact' && new URLSearchParams(search).has('event')
  const pages = namesEvent ? ([page, 'training-events'] as const) : [page]
  return pages.map((each) => pageEntry(each).namespace)
}
