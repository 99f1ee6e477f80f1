import type { EventId } from '../content/events.ts'
import { LANGUAGES, type Language, languageEntry } from '../i18n/languages.ts'
import { createTranslate } from '../i18n/t.ts'
import { withoutBreakMarks } from '../i18n/without-break-marks.ts'
import { DEFAULT_TYPE } from '../inquiry/inquiry-type.ts'
import { contactSearchString } from '../urls/contact-search.ts'
import { type PageSlug, pageEntry, pageOf, postOf } from '../urls/pages.ts'
import { structuredData } from './structured-data.ts'
import { announcementOf, summaryOf } from './summaries.ts'
import { alternatesOf, feedPath, OPEN_GRAPH_SIZE, openGraphImageOf, pageUrl } from './urls.ts'

interface MetadataProps {
  language: Language
  slug: PageSlug
  /** The event that the contact page registers for */
  event?: EventId | undefined
}

/** Metadata for crawlers, in the head of prerendered documents only. */
export const Metadata = ({ language, slug, event }: MetadataProps) => (
  <>
    {alternatesOf(slug).map((alternate) => (
      <link key={alternate.hrefLang} rel="alternate" {...alternate} />
    ))}
    <link
      rel="alternate"
      type="application/atom+xml"
      href={feedPath(language)}
      title={summaryOf(language, 'blog').title}
    />
    <OpenGraph language={language} slug={slug} event={event} />
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, with "<" escaped
      dangerouslySetInnerHTML={{ __html: asScript(structuredData(language, slug)) }}
    />
  </>
)

/** The card of previews. Sites keep one for each `og:url`, whatever the address of the link. */
export function OpenGraph({ language, slug, event }: MetadataProps) {
  const t = createTranslate(language)
  const page = summaryOf(language, slug)
  const { title, description } = event ? announcementOf(language, event) : page
  const post = postOf(slug)
  const headline = post ? title : t(pageEntry(pageOf(slug)).heading)
  const image = openGraphImageOf(language, slug)
  const properties = {
    'og:type': post ? 'article' : 'website',
    'og:site_name': t('agencyName'),
    'og:title': title,
    'og:description': description,
    'og:url': pageUrl(language, slug) + contactSearchString({ type: DEFAULT_TYPE, event }),
    'og:locale': languageEntry(language).openGraph,
    'og:image': image,
    'og:image:type': 'image/png',
    'og:image:width': String(OPEN_GRAPH_SIZE.width),
    'og:image:height': String(OPEN_GRAPH_SIZE.height),
    'og:image:alt': headline,
  }
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
    'twitter:image:alt': headline,
  }
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={withoutBreakMarks(content)} />
      ))}
      {LANGUAGES.filter(({ code }) => code !== language).map(({ openGraph }) => (
        <meta key={openGraph} property="og:locale:alternate" content={openGraph} />
      ))}
      {Object.entries(names).map(([name, content]) => (
        <meta key={name} name={name} content={withoutBreakMarks(content)} />
      ))}
    </>
  )
}

/** Escapes `<`, so that no text can close the script element. */
const asScript = (data: unknown): string =>
  withoutBreakMarks(JSON.stringify(data)).replaceAll('<', '\\u003c')
