import { pageEntry } from '../pages.ts'
import type { Namespaces } from './i18n-types.ts'
import { pageOfPath } from './location.ts'

/** Path and search of a URL; `window.location` is one. */
export interface PageLocation {
  pathname: string
  search: string
}

/** The namespaces of a page; a registration also needs the title of its event. */
export function namespacesAt({ pathname, search }: PageLocation): Namespaces[] {
  const page = pageOfPath(pathname) ?? ''
  const isRegistration = page === 'contact' && new URLSearchParams(search).has('event')
  const pages = isRegistration ? ([page, 'training-events'] as const) : [page]
  return pages.map((name) => pageEntry(name).namespace)
}
