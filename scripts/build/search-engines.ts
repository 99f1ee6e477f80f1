import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changedOf, factsOf } from '../../src/content/posts.ts'
import { PUBLIC_ORIGIN } from '../../src/content/site.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { alternatesOf, pageUrl } from '../../src/metadata/urls.ts'
import { PAGE_SLUGS, type PageSlug, postOf } from '../../src/urls/pages.ts'

const entry = (language: Language, slug: PageSlug) =>
  [
    '  <url>',
    `    <loc>${pageUrl(language, slug)}</loc>`,
    ...lastChange(slug),
    ...alternatesOf(slug).map(
      ({ hrefLang, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
    ),
    '  </url>',
  ].join('\n')

/** Articles have a date, other pages none. */
const lastChange = (slug: PageSlug) => {
  const post = postOf(slug)
  return post ? [`    <lastmod>${changedOf(factsOf(post))}</lastmod>`] : []
}

/** The sitemap: all pages with their other languages (sitemaps.org, with Google's `xhtml:link`). */
export async function writeSitemap(client: string): Promise<void> {
  const urls = PAGE_SLUGS.flatMap((slug) => LANGUAGES.map(({ code }) => entry(code, slug)))
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
  await writeFile(join(client, 'sitemap.xml'), xml)
}

export async function writeRobots(client: string): Promise<void> {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    '',
    `Sitemap: ${PUBLIC_ORIGIN}/sitemap.xml`,
    '',
  ]
  await writeFile(join(client, 'robots.txt'), lines.join('\n'))
}
