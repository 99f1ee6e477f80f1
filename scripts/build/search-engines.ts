import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PUBLIC_ORIGIN } from '../../src/content/site.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { alternatesOf, pageUrl } from '../../src/metadata/urls.ts'
import { PAGES, type Page } from '../../src/urls/pages.ts'

const entry = (language: Language, page: Page) =>
  [
    '  <url>',
    `    <loc>${pageUrl(language, page)}</loc>`,
    ...alternatesOf(page).map(
      ({ hrefLang, href }) =>
        `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
    ),
    '  </url>',
  ].join('\n')

/** The sitemap: all pages with their other languages (sitemaps.org, with Google's `xhtml:link`). */
export async function writeSitemap(client: string): Promise<void> {
  const urls = PAGES.flatMap((page) => LANGUAGES.map(({ code }) => entry(code, page)))
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
