import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadArticle } from '../content/articles.ts'
import type { PostId } from '../content/post-ids.ts'
import { PUBLIC_ORIGIN } from '../content/site.ts'
import { languageOfPath } from '../i18n/detect-language.ts'
import type { Language } from '../i18n/languages.ts'
import { loadAllTexts } from '../i18n/load-texts.ts'
import { languageActorAt } from '../machines/language.machine.ts'
import { Metadata } from '../metadata/metadata.tsx'
import { urlOfFigure } from '../pages/blog/post/figure.tsx'
import { readContactSearch } from '../urls/contact-search.ts'
import { slugOfPath } from '../urls/location.ts'
import { parseSearch } from '../urls/search.ts'
import { createAppRouter } from './router.ts'
import { Shell } from './shell.tsx'
import { StaticPageNotice } from './static-page-notice.tsx'

/** Arbitrary: URLs in the pages are relative or use `PUBLIC_ORIGIN`. */
const BUILD_ORIGIN = 'http://prerender.invalid'

/**
 * Renders a page to an HTML document.
 *
 * @param path path and search of the page
 * @param stylesheets by URL; they become part of the document. Scripts are added by the build
 * @throws when the path is no page or fails to render
 */
export async function renderPage(
  path: string,
  stylesheets: Readonly<Record<string, string>>,
): Promise<string> {
  await loadAllTexts()
  const request = new Request(BUILD_ORIGIN + path)
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => ({
      inlineCss: { styles: stylesheets },
      routes: { __root__: { css: Object.keys(stylesheets) } },
    }),
    createRouter: () =>
      createAppRouter({ language: languageActorAt(new URL(request.url).pathname) }),
  })
  let cause: unknown
  const response = await handle(({ router, responseHeaders }) => {
    cause = router.state.matches.find(({ error }) => error)?.error
    return renderRouterToString({
      router,
      responseHeaders,
      children: <RouterServer router={router} />,
    })
  })
  if (response.status !== 200)
    throw new Error(`${path} responds with ${response.status}`, { cause })
  const html = await response.text()
  // React omits what fails to render, and retries in the browser.
  if (!html.includes('<h1')) throw new Error(`${path} has no content`)
  const page = parsePagePath(path)
  const metadata = renderToStaticMarkup(<Metadata {...page} />)
  const notice = renderToStaticMarkup(<StaticPageNotice language={page.language} />)
  // Added afterwards: hydration ignores unknown nodes in `head` and `body`.
  return html
    .replace('</head>', () => `${metadata}</head>`)
    .replace('</body>', () => `${notice}</body>`)
}

function parsePagePath(path: string) {
  const { pathname, search } = new URL(path, BUILD_ORIGIN)
  const [language, slug] = [languageOfPath(pathname), slugOfPath(pathname)]
  if (language === null || slug === null) throw new Error(`${path} is no page`)
  return { language, slug, event: readContactSearch(parseSearch(search)).event }
}

/** Renders the document of URLs without a language; its script is added by the build. */
export async function renderShell(stylesheets: readonly string[]): Promise<string> {
  await loadAllTexts()
  return `<!doctype html>${renderToStaticMarkup(<Shell stylesheets={stylesheets} />)}`
}

/** The text of an article as HTML that needs nothing of its page: absolute addresses, nothing folded. */
export async function renderArticle(id: PostId, language: Language): Promise<string> {
  const { default: Text } = await loadArticle(id, language)
  return renderToStaticMarkup(
    <Text components={{ a: AbsoluteLink, details: Unfolded, img: FeedFigure, summary: 'div' }} />,
  )
}

const AbsoluteLink = ({ href = '', ...rest }: ComponentProps<'a'>) => (
  <a {...rest} href={new URL(href, PUBLIC_ORIGIN).href} />
)

const Unfolded = ({ children }: ComponentProps<'details'>) => <div>{children}</div>

const FeedFigure = ({ src = '', alt, title }: ComponentProps<'img'>) => (
  <figure>
    {/* React would preload any other picture, by a link in the text. */}
    <img src={PUBLIC_ORIGIN + urlOfFigure(src)} alt={alt} loading="lazy" />
    <figcaption>{title?.replaceAll('`', '')}</figcaption>
  </figure>
)
