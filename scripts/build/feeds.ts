import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Prerenderer from '../../src/app/prerender.tsx'
import { changedOf, POSTS } from '../../src/content/posts.ts'
import { PUBLIC_ORIGIN } from '../../src/content/site.ts'
import { LANGUAGES, type Language, languageEntry } from '../../src/i18n/languages.ts'
import { loadAllTexts } from '../../src/i18n/load-texts.ts'
import { createTranslate, type Translate } from '../../src/i18n/t.ts'
import { withoutBreakMarks } from '../../src/i18n/without-break-marks.ts'
import { summaryOf } from '../../src/metadata/summaries.ts'
import { feedPath, pageUrl } from '../../src/metadata/urls.ts'
import { readPost } from '../../src/pages/blog/posts.ts'
import { postSlug } from '../../src/urls/pages.ts'
import { importPrerenderer } from './prerender.ts'

type Post = (typeof POSTS)[number]

const timeOf = (day: string): string => `${day}T10:00:00Z`

const escapeXml = (text: string): string =>
  withoutBreakMarks(text).replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function entry(t: Translate, language: Language, post: Post, text: string): string {
  const { id } = post
  const { category } = readPost(t, id)
  const url = pageUrl(language, postSlug(id))
  return `  <entry>
    <id>${url}</id>
    <title>${escapeXml(t(`blogPage.samplePosts.${id}.title`))}</title>
    <link rel="alternate" type="text/html" href="${url}"/>
    <published>${timeOf(post.published)}</published>
    <updated>${timeOf(changedOf(post))}</updated>
    <category term="${category}" label="${escapeXml(t(`blogPage.categories.${category}`))}"/>
    <summary>${escapeXml(t(`blogPage.samplePosts.${id}.excerpt`))}</summary>
    <content type="html">${escapeXml(text)}</content>
  </entry>`
}

/**
 * The blog in one language as an Atom feed (RFC 4287), with the whole text of each article. The authors are
 * invented, so the agency is named instead.
 */
async function feedOf(language: Language, renderArticle: RenderArticle): Promise<string> {
  const texts = await Promise.all(POSTS.map(({ id }) => renderArticle(id, language)))
  const t = createTranslate(language)
  const { title, description } = summaryOf(language, 'blog')
  const self = PUBLIC_ORIGIN + feedPath(language)
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${languageEntry(language).tag}">
  <id>${self}</id>
  <title>${escapeXml(`${t('agencyName')} | ${title}`)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <link rel="self" type="application/atom+xml" href="${self}"/>
  <link rel="alternate" type="text/html" hreflang="${languageEntry(language).tag}" href="${pageUrl(language, 'blog')}"/>
  <author><name>${escapeXml(t('agencyName'))}</name><uri>${PUBLIC_ORIGIN}/</uri></author>
  <updated>${POSTS.map(changedOf).map(timeOf).toSorted().at(-1)}</updated>
${POSTS.map((post, index) => entry(t, language, post, texts[index] ?? '')).join('\n')}
</feed>
`
}

type RenderArticle = (typeof Prerenderer)['renderArticle']

/** @param prerenderer Vite's output of src/app/prerender.tsx */
export async function writeFeeds(client: string, prerenderer: string): Promise<void> {
  await loadAllTexts()
  const { renderArticle } = await importPrerenderer(prerenderer)
  for (const { code } of LANGUAGES)
    await writeFile(join(client, feedPath(code)), await feedOf(code, renderArticle))
}
