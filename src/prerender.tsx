import {
  createRequestHandler,
  RouterServer,
  renderRouterToString,
} from '@tanstack/react-router/ssr/server'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createActor } from 'xstate'
import { loadAllWords } from './i18n/load-words.ts'
import { languageOfPath, pageOfPath } from './i18n/location.ts'
import { Shell } from './layout/shell.tsx'
import { StaticPageNotice } from './layout/static-page-notice.tsx'
import { languageMachine } from './machines/language.machine.ts'
import { Metadata } from './metadata/metadata.tsx'
import { createAppRouter } from './router.ts'

/** Any origin will do: addresses in the pages come from `PUBLIC_ORIGIN` or are relative. */
const BUILD_ORIGIN = 'http://prerender.invalid'

/**
 * Renders one page to a whole HTML document.
 *
 * @param path path and search of the page
 * @param stylesheets addresses of the style sheets; scripts are added by the build
 * @throws when the path is no page, or its content fails to render
 */
export async function renderPage(path: string, stylesheets: string[]): Promise<string> {
  await loadAllWords()
  const request = new Request(BUILD_ORIGIN + path)
  const handle = createRequestHandler({
    request,
    getRouterManifest: () => ({ routes: { __root__: { css: stylesheets } } }),
    createRouter: () =>
      createAppRouter({
        language: createActor(languageMachine, {
          input: { pathname: new URL(request.url).pathname, saved: null, browser: undefined },
        }),
      }),
  })
  const response = await handle(({ router, responseHeaders }) =>
    renderRouterToString({ router, responseHeaders, children: <RouterServer router={router} /> }),
  )
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}`)
  const html = await response.text()
  // React leaves out what fails to render, for the browser to try again.
  if (!html.includes('<h1')) throw new Error(`${path} has no content`)
  const place = placeOf(path)
  const metadata = renderToStaticMarkup(<Metadata {...place} />)
  const notice = renderToStaticMarkup(<StaticPageNotice language={place.language} />)
  // React passes over what it does not know in `head` and `body`.
  return html
    .replace('</head>', () => `${metadata}</head>`)
    .replace('</body>', () => `${notice}</body>`)
}

function placeOf(path: string) {
  const { pathname } = new URL(path, BUILD_ORIGIN)
  const [language, page] = [languageOfPath(pathname), pageOfPath(pathname)]
  if (language === null || page === null) throw new Error(`${path} is no page`)
  return { language, page }
}

/** Renders the document of an address that names no language. */
export async function renderShell(files: ComponentProps<typeof Shell>): Promise<string> {
  await loadAllWords()
  return `<!doctype html>${renderToStaticMarkup(<Shell {...files} />)}`
}
