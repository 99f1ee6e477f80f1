/** A page that is registered halfway does not compile. TypeScript itself is the test. */

import type { FileRouteTypes } from '../../src/app/routeTree.gen.ts'
import { pageHead } from '../../src/routes/-page-head.ts'
import type { PageEntry, routeOf } from '../../src/urls/pages.ts'

const shop = {
  label: 'blog',
  namespace: 'blogPage',
  heading: 'blogPage.pageTitle',
  poster: 'seam',
} as const

shop satisfies PageEntry
// @ts-expect-error no dictionary names and describes a shop
;({ ...shop, label: 'shop' }) satisfies PageEntry
// @ts-expect-error no language has words for a shop
;({ ...shop, namespace: 'shopPage' }) satisfies PageEntry
// @ts-expect-error no such text
;({ ...shop, heading: 'shopPage.pageTitle' }) satisfies PageEntry
// @ts-expect-error no such illustration
;({ ...shop, poster: { ground: 'paper', art: 'head-shop' } }) satisfies PageEntry
const { heading: _heading, ...withoutHeading } = shop
// @ts-expect-error the heading is missing
withoutHeading satisfies PageEntry
const { poster: _poster, ...withoutPoster } = shop
// @ts-expect-error the poster is missing
withoutPoster satisfies PageEntry

// Each page of the registry has a file in src/routes …
type Route = FileRouteTypes['to']
declare const route: ReturnType<typeof routeOf>
route satisfies Route
// @ts-expect-error the registry has a page that src/routes lacks
'/$lang/shop' satisfies Route

// … and each file there is a page of the registry, as its head asks for it.
pageHead('en', 'blog')
// @ts-expect-error no such page
pageHead('en', 'shop')
