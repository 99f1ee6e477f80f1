import { existsSync, globSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { HtmlElement } from '../../scripts/build/elements.ts'
import { EVENT_IDS, upcomingAt } from '../../src/content/events.ts'
import { changedOf, POSTS } from '../../src/content/posts.ts'
import { PUBLIC_ORIGIN } from '../../src/content/site.ts'
import { documentTitle } from '../../src/i18n/document-title.ts'
import {
  LANGUAGE_CODES,
  LANGUAGES,
  type Language,
  languageEntry,
} from '../../src/i18n/languages.ts'
import { withoutBreakMarks } from '../../src/i18n/without-break-marks.ts'
import { INQUIRY_TYPES } from '../../src/inquiry/inquiry-type.ts'
import { OPEN_GRAPH_SIZE } from '../../src/metadata/urls.ts'
import { readPosts } from '../../src/pages/blog/posts.ts'
import { contactSearchString } from '../../src/urls/contact-search.ts'
import { pagePath } from '../../src/urls/location.ts'
import { PAGE_SLUGS, type PageSlug, postOf, postSlug } from '../../src/urls/pages.ts'
import {
  attributeOf,
  CLIENT,
  documentFiles,
  elementsIn,
  readBuilt,
  textOf,
} from '../support/built-site.ts'
import { headingOf, titleOf } from '../support/page-texts.ts'
import { DICTIONARIES, textsIn } from '../support/texts.ts'
import { richResultFaults } from './rich-results.ts'

type Node = Record<string, unknown> & { '@type': string }

/** The text of an element and of all that is in it */
const allTextOf = (element: HtmlElement): string =>
  element.childNodes
    .map((child) => ('tagName' in child ? allTextOf(child) : 'value' in child ? child.value : ''))
    .join('')

const readPage = (language: Language, page: PageSlug, file = 'index.html') =>
  readDocument(`${pagePath(language, page)}/${file}`)

function readDocument(file: string) {
  const elements = elementsIn(readBuilt(file))
  const links = elements.filter(({ tagName }) => tagName === 'link')
  const metas = elements.filter(({ tagName }) => tagName === 'meta')
  const linksOf = (rel: string) => links.filter((link) => attributeOf(link, 'rel') === rel)
  const data = elements.filter((each) => attributeOf(each, 'type') === 'application/ld+json')
  const html = elements.find(({ tagName }) => tagName === 'html')
  return {
    lang: html && attributeOf(html, 'lang'),
    headings: elements
      .filter(({ tagName }) => tagName === 'h1')
      .map((each) => allTextOf(each).trim()),
    title: textOf(elements.find(({ tagName }) => tagName === 'title') ?? never()),
    canonicals: linksOf('canonical').map((link) => attributeOf(link, 'href')),
    alternates: Object.fromEntries(
      linksOf('alternate').flatMap((link) => {
        const tag = attributeOf(link, 'hreflang')
        return tag === undefined ? [] : [[tag, attributeOf(link, 'href')]]
      }),
    ),
    feeds: linksOf('alternate')
      .filter((link) => attributeOf(link, 'type') === 'application/atom+xml')
      .map((link) => attributeOf(link, 'href')),
    languageLinks: elements
      .filter((each) => each.tagName === 'a' && attributeOf(each, 'hreflang'))
      .map((each) => attributeOf(each, 'href')),
    meta: (name: string) =>
      metas
        .filter((meta) => [attributeOf(meta, 'name'), attributeOf(meta, 'property')].includes(name))
        .map((meta) => attributeOf(meta, 'content')),
    metas: metas.map((meta) => attributeOf(meta, 'content') ?? ''),
    data: data.map((script) => JSON.parse(textOf(script)) as { '@graph': Node[] }),
  }
}

const CARD = ['og:url', 'og:title', 'og:description', 'og:image', 'og:image:alt']

const never = (): never => {
  throw new Error('A document has no title')
}

const address = (language: Language, page: PageSlug) => PUBLIC_ORIGIN + pagePath(language, page)
const everyPage = LANGUAGE_CODES.flatMap((language) =>
  PAGE_SLUGS.map((page) => ({ path: pagePath(language, page), language, page })),
)

/** `<loc>` and its alternates, as the sitemap has them. */
const sitemap = new Map(
  readBuilt('sitemap.xml')
    .split('<url>')
    .slice(1)
    .map((entry) => [
      `${/<loc>([^<]+)/.exec(entry)?.[1]}`,
      Object.fromEntries(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [
          tag,
          href,
        ]),
      ),
    ]),
)

test('the sitemap has every page and no other', () => {
  expect([...sitemap.keys()].sort()).toEqual(
    everyPage.map((each) => address(each.language, each.page)).sort(),
  )
})

test('the sitemap has the last change of each article, in every language', () => {
  const days = [
    ...readBuilt('sitemap.xml').matchAll(/<loc>(.+)<\/loc>\s*<lastmod>(.+)<\/lastmod>/g),
  ]
  expect(days.map(([, url, day]) => `${url} ${day}`).sort()).toEqual(
    LANGUAGE_CODES.flatMap((code) =>
      POSTS.map((post) => `${address(code, postSlug(post.id))} ${changedOf(post)}`),
    ).sort(),
  )
})

test('robots.txt names the sitemap', () => {
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`)
})

describe.each(everyPage)('$path', ({ language, page }) => {
  const html = readPage(language, page)
  const own = address(language, page)

  test('has one main heading, its own, in its language', () => {
    expect(html.lang).toBe(languageEntry(language).tag)
    expect(html.headings.map(withoutBreakMarks)).toEqual([
      withoutBreakMarks(headingOf(language, page)),
    ])
  })

  test('names itself as the one address', () => {
    expect(html.canonicals).toEqual([own])
    expect(html.meta('og:url')).toEqual([own])
  })

  test('names its page in every language, as the sitemap does', () => {
    const alternates = LANGUAGES.flatMap(({ code, tag }) =>
      [code, tag].map((hreflang) => [hreflang, address(code, page)]),
    )
    expect(html.alternates).toEqual({
      ...Object.fromEntries(alternates),
      'x-default': address('en', page),
    })
    expect(html.alternates).toEqual(sitemap.get(own))
  })

  test('has a whole share card', () => {
    expect(html.meta('og:image:alt')).toEqual([withoutBreakMarks(headingOf(language, page))])
    expect(html.meta('og:image:type')).toEqual(['image/png'])
    expect(html.meta('og:locale')).toEqual([languageEntry(language).openGraph])
    expect(html.meta('og:locale:alternate').sort()).toEqual(
      LANGUAGES.filter(({ code }) => code !== language)
        .map(({ openGraph }) => openGraph)
        .sort(),
    )
    for (const field of ['title', 'description', 'image', 'image:alt']) {
      expect(html.meta(`twitter:${field}`)).toEqual(html.meta(`og:${field}`))
    }
    expect(html.title).toBe(titleOf(language, page))
    expect(html.title).toBe(documentTitle(textsIn(language), html.meta('og:title')[0] ?? ''))
  })

  test('offers the feed of its language', () => {
    expect(html.feeds).toEqual([`/${language}/feed.xml`])
  })

  test('says the same to search engines, in terms that they accept', () => {
    expect(html.data).toHaveLength(1)
    const graph = html.data[0]?.['@graph'] ?? []
    const webPage = graph.find((node) => /Page$/.test(node['@type']))
    expect(webPage).toMatchObject({
      url: own,
      name: html.meta('og:title')[0],
      description: html.meta('description')[0],
      inLanguage: languageEntry(language).tag,
      primaryImageOfPage: { url: html.meta('og:image')[0] },
    })
    expect(graph.map((node) => node['@type']).includes('BreadcrumbList')).toBe(page !== '')
    expect(graph.map((node) => node['@type']).includes('BlogPosting')).toBe(!!postOf(page))
    expect(richResultFaults(graph)).toEqual([])
  })
})

test.each(LANGUAGE_CODES)('search engines are told of every event to come, in %s', (language) => {
  const graph = readPage(language, 'training-events').data[0]?.['@graph'] ?? []
  const events = graph.filter((node) => node['@type'] === 'Event')
  const upcoming = upcomingAt(Date.now())
  expect(
    events.map(({ url, startDate, inLanguage, isAccessibleForFree, offers }) => ({
      url,
      startDate,
      inLanguage,
      isAccessibleForFree,
      price: Object(offers).price,
    })),
  ).toEqual(
    upcoming.map(({ id, starts, heldIn }) => ({
      url: `${address(language, 'training-events')}#${id}`,
      startDate: starts,
      inLanguage: languageEntry(heldIn).tag,
      isAccessibleForFree: true,
      price: 0,
    })),
  )
})

test.each(LANGUAGE_CODES)('search engines are told what an article is, in %s', (language) => {
  for (const post of POSTS) {
    const { id, published } = post
    const { data, meta } = readPage(language, postSlug(id))
    const [article] = (data[0]?.['@graph'] ?? []).filter((node) => node['@type'] === 'BlogPosting')
    expect(meta('og:type')).toEqual(['article'])
    expect(article).toMatchObject({
      headline: withoutBreakMarks(headingOf(language, postSlug(id))),
      datePublished: published,
      dateModified: changedOf(post),
      inLanguage: languageEntry(language).tag,
      timeRequired: expect.stringMatching(/^PT[1-9]\d?M$/),
    })
    expect(article?.wordCount).toBeGreaterThanOrEqual(400)
  }
})

test.each(LANGUAGE_CODES)('the types of the form are the contact page, in %s', (language) => {
  for (const file of ['type=influencer.html', 'type=brand.html']) {
    expect(readPage(language, 'contact', file).canonicals).toEqual([address(language, 'contact')])
  }
})

test.each(LANGUAGE_CODES)(
  'a link to a registration is previewed as its event, in %s',
  (language) => {
    const t = textsIn(language)
    for (const event of EVENT_IDS) {
      const { meta, canonicals } = readPage(language, 'contact', `event=${event}.html`)
      const { title, summary } =
        DICTIONARIES[language].trainingEventsPage.sampleUpcomingEvents[event]
      for (const site of ['og', 'twitter']) {
        expect(meta(`${site}:title`)).toEqual([withoutBreakMarks(title)])
        expect(meta(`${site}:description`)).toEqual([withoutBreakMarks(summary)])
      }
      expect(meta('og:url')).toEqual([`${address(language, 'contact')}?event=${event}`])
      expect(meta('og:image:alt')).toEqual([withoutBreakMarks(t('contactPage.pageTitle'))])
      expect(canonicals).toEqual([address(language, 'contact')])
    }
  },
)

test.each(LANGUAGE_CODES)(
  'a form of a type or event has itself in other languages, in %s',
  (language) => {
    const queries = [
      ...INQUIRY_TYPES.map((type) => contactSearchString({ type })),
      ...EVENT_IDS.map((event) => `?event=${event}`),
    ]
    for (const query of queries) {
      const { languageLinks } = readPage(language, 'contact', `${query.slice(1) || 'index'}.html`)
      expect(languageLinks).toEqual(LANGUAGE_CODES.map((code) => pagePath(code, 'contact') + query))
    }
  },
)

test('the bare domain has the card and the description of English Home', () => {
  const [bare, home] = [readDocument('index.html'), readPage('en', '')]
  for (const name of ['description', 'twitter:card', ...CARD])
    expect(bare.meta(name), name).toEqual(home.meta(name))
})

test.each(documentFiles())('no invisible character leaves the site in the head of %s', (file) => {
  const { title, metas, data } = readDocument(file)
  const texts = [title, ...metas, JSON.stringify(data)]
  expect(texts.filter((text) => /[\u00AD\u2060]/.test(text))).toEqual([])
})

test.each(LANGUAGE_CODES)(
  'the feed has every post, whole, with the address of its page: %s',
  (language) => {
    const feed = readBuilt(`${language}/feed.xml`)
    const entries = feed.split('<entry>').slice(1)
    const first = (pattern: RegExp, text: string) => pattern.exec(text)?.[1]
    expect(first(/rel="self"[^>]+href="([^"]+)"/, feed)).toBe(
      `${PUBLIC_ORIGIN}/${language}/feed.xml`,
    )
    expect(first(/rel="alternate"[^>]+href="([^"]+)"/, feed)).toBe(address(language, 'blog'))
    expect(entries.map((entry) => first(/<id>([^<]+)/, entry))).toEqual(
      POSTS.map(({ id }) => address(language, postSlug(id))),
    )
    for (const entry of entries) {
      for (const element of ['title', 'updated', 'summary', 'content type="html"']) {
        expect(first(new RegExp(`<${element}>([^<]+)`), entry)).toBeTruthy()
      }
    }
    const days = (element: string, text: readonly string[]) =>
      text.map((each) => first(new RegExp(`<${element}>([\\d-]+)T`), each))
    expect(days('published', entries)).toEqual(POSTS.map(({ published }) => published))
    expect(days('updated', entries)).toEqual(POSTS.map(changedOf))
    expect(days('updated', [feed])).toEqual([POSTS.map(changedOf).toSorted().at(-1)])
  },
)

test.each(LANGUAGE_CODES)(
  'the feed names the agency as the author, and categories as the blog does: %s',
  (language) => {
    const t = textsIn(language)
    const elements = elementsIn(readBuilt(`${language}/feed.xml`))
    const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
    expect(named('name').map(textOf)).toEqual([t('agencyName')])
    const categories = readPosts(t).map(({ category }) =>
      withoutBreakMarks(t(`blogPage.categories.${category}`)),
    )
    expect(named('category').map((each) => attributeOf(each, 'label'))).toEqual(categories)
  },
)

test.each(LANGUAGE_CODES)('no invisible character leaves the site in its feed: %s', (language) => {
  expect(/[\u00AD\u2060]/.test(readBuilt(`${language}/feed.xml`))).toBe(false)
})

test.each(LANGUAGE_CODES)('the texts of the feed need nothing of their pages: %s', (language) => {
  const texts = elementsIn(readBuilt(`${language}/feed.xml`))
    .filter(({ tagName }) => tagName === 'content')
    .map(textOf)
  expect(texts).toHaveLength(POSTS.length)
  for (const text of texts) {
    expect(text.slice(0, 8)).toBe('<section')
    const elements = elementsIn(text)
    expect(elements.map(({ tagName }) => tagName)).not.toContain('details')
    const pictures = elements.filter(({ tagName }) => tagName === 'img')
    for (const picture of pictures) {
      const { pathname, origin } = new URL(attributeOf(picture, 'src') ?? '')
      expect(origin).toBe(PUBLIC_ORIGIN)
      expect(existsSync(CLIENT + pathname), pathname).toBe(true)
      expect(attributeOf(picture, 'alt')).toBeTruthy()
    }
  }
})

test.each(LANGUAGE_CODES)(
  'each page has a title and a description of its own, in %s',
  (language) => {
    const texts = everyPage
      .filter((each) => each.language === language)
      .flatMap(({ page }) => {
        const { title, meta } = readPage(language, page)
        return [title, meta('description')[0]]
      })
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([])
  },
)

test('each share card has the size that its page names, and less than 100 kB', async () => {
  const files = globSync(`${CLIENT}/og/**/*.png`)
  expect(files).not.toEqual([])
  for (const file of files) {
    expect(await sharp(file).metadata(), file).toMatchObject(OPEN_GRAPH_SIZE)
    expect(statSync(file).size, file).toBeLessThan(100_000)
  }
})
