import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PLACEHOLDER_ORIGIN } from '../../src/content/site.ts'
import { loadSite } from '../../src/server/pages.ts'
import { PAGE_PATHS } from '../../src/urls/location.ts'
import { testApi } from '../support/api.ts'
import { attributeOf, CLIENT, elementsIn } from '../support/built-site.ts'

const { app } = await testApi(await loadSite('dist/client'))
const HERE = 'http://localhost:3000'

/** Attributes that name an address, and those that name several. */
const ADDRESSES = ['href', 'src', 'action', 'poster']
const META_ADDRESSES = /^(?:og:url|og:image|twitter:image)$/

interface Visit {
  status: number
  type: string
  location: string | null
  ids: Set<string>
  links: string[]
}

/** An address of the site as a path with its search and hash; `null` for those of others. */
function ownAddress(address: string, base: string): string | null {
  const url = new URL(address.replace(PLACEHOLDER_ORIGIN, HERE), HERE + base)
  return url.origin === HERE ? url.pathname + url.search + url.hash : null
}

const withoutHash = (address: string) => address.replace(/#.*$/, '')

function addressesIn(html: string): string[] {
  return elementsIn(html).flatMap((element) => {
    if (element.tagName === 'meta') {
      const name = attributeOf(element, 'property') ?? attributeOf(element, 'name') ?? ''
      return META_ADDRESSES.test(name) ? [attributeOf(element, 'content') ?? ''] : []
    }
    return ADDRESSES.flatMap((name) => attributeOf(element, name) ?? [])
  })
}

/** What style sheets, feeds, the sitemap and the manifest name. */
function addressesInText(type: string, text: string): string[] {
  if (/css/.test(type)) return [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => `${url}`)
  if (/xml/.test(type) && !/svg/.test(type))
    return [...text.matchAll(/href="([^"]+)"|<loc>([^<]+)/g)].map(
      ([, href, loc]) => `${href ?? loc}`,
    )
  if (/manifest/.test(type))
    return [...text.matchAll(/"(?:src|start_url)": ?"([^"]+)"/g)].map(([, src]) => `${src}`)
  return []
}

async function visit(address: string): Promise<Visit> {
  const response = await app.request(HERE + address)
  const type = response.headers.get('content-type') ?? ''
  const isText = /^text\/(?:html|css)|xml|manifest/.test(type)
  const text = isText ? await response.text() : ''
  const isDocument = type.startsWith('text/html')
  const hasIds = isDocument || type.startsWith('image/svg')
  return {
    status: response.status,
    type,
    location: response.headers.get('location'),
    ids: new Set(hasIds ? elementsIn(text).flatMap((each) => attributeOf(each, 'id') ?? []) : []),
    links: (isDocument ? addressesIn(text) : addressesInText(type, text)).flatMap(
      (link) => ownAddress(link, address) ?? [],
    ),
  }
}

/** Everything that can be reached from an address, each address once. */
async function crawl(start: readonly string[]) {
  const visits = new Map<string, Visit>()
  const named = new Map<string, string>()
  const open = [...start]
  for (let address = open.pop(); address !== undefined; address = open.pop()) {
    const target = withoutHash(address)
    if (visits.has(target)) continue
    const found = await visit(target)
    visits.set(target, found)
    const next = found.location === null ? found.links : [found.location]
    for (const link of next) {
      if (!named.has(link)) named.set(link, target)
      open.push(link)
    }
  }
  return { visits, named }
}

/** The API answers to POST alone, and is not the site's. */
const isApi = (address: string) => address.startsWith('/api/')

/** Scripts, and documents for visitors without any, name these. */
const unnamed = globSync(['manifest.webmanifest', 'assets/*.css'], { cwd: CLIENT })
const start = ['/', '/robots.txt', '/sitemap.xml', ...unnamed.map((file) => `/${file}`)]
const { visits, named } = await crawl(start)
const all = [...visits].filter(([address]) => !isApi(address))

test('every page is reached from the start', () => {
  expect(PAGE_PATHS.filter((path) => !visits.has(path))).toEqual([])
})

test('every link, picture, script and style sheet is there, at its own address', () => {
  const lost = all
    .filter(([, { status }]) => status !== 200)
    .map(([address, { status }]) => `${status} ${address}, named by ${named.get(address)}`)
  expect(lost).toEqual([])
})

test('every address has the content type of its kind, which browsers may not guess (nosniff)', () => {
  const kindOf = (address: string) => /\.\w+$/.exec(address)?.[0] ?? 'a page'
  const types = all.map(([address, { type }]) => `${kindOf(address)}: ${type}`)
  expect([...new Set(types)].sort()).toEqual([
    '.css: text/css; charset=utf-8',
    '.ics: text/calendar; charset=utf-8',
    '.js: text/javascript; charset=utf-8',
    '.png: image/png',
    '.svg: image/svg+xml; charset=utf-8',
    '.txt: text/plain; charset=utf-8',
    '.webmanifest: application/manifest+json',
    '.woff2: font/woff2',
    '.xml: application/xml; charset=utf-8',
    'a page: text/html; charset=utf-8',
  ])
})

test('every anchor has its place', () => {
  const lost = [...named].filter(([link]) => {
    const anchor = /#(.+)$/.exec(link)?.[1]
    const target = visits.get(withoutHash(link))
    return (
      anchor !== undefined && target?.status === 200 && !target.ids.has(decodeURIComponent(anchor))
    )
  })
  expect(lost).toEqual([])
})
