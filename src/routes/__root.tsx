import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { languageEntry } from '../i18n/languages.ts'
import { useLanguage } from '../i18n/use-language.ts'
import type { FormResponse } from '../inquiry/form-response.ts'
import { FOOTER_ID } from '../layout/footer.tsx'
import { pageTransition } from '../layout/page-transition.ts'
import type { LanguageActor } from '../machines/language.machine.ts'
import { breakpoints } from '../theme/breakpoints.ts'
import { ICON_LINKS, THEME_COLORS } from '../theme/icons.ts'
import { type PageLocation, slugOfPath } from '../urls/location.ts'
import '../theme/fonts.css'
import '../theme/styles.css'

export interface RouterContext {
  language: LanguageActor
  /** Only in the browser: resolves when a page can be shown (src/app/load-page.ts) */
  whenPageCanBeShown?: (page: PageLocation, signal: AbortSignal) => Promise<void>
  /** Only on the server: replaces the contact page (src/app/server-renderers.tsx) */
  response?: FormResponse
  /** Only on the server: an unknown path is not redirected */
  keepsPath?: true
}

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, preload }) => {
    if (preload) await pageTransition.prepare()
    else await pageTransition.leave(slugOfPath(location.pathname) ?? '')
  },
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
    ],
    links: [...ICON_LINKS],
  }),
  component: RootDocument,
})

function RootDocument() {
  return (
    <html lang={languageEntry(useLanguage()).tag}>
      <head>
        <HeadContent />
        {/* A wide page is painted when its content has arrived: what is centred beside a text would move. */}
        <link
          rel="expect"
          href={`#${FOOTER_ID}`}
          blocking="render"
          media={`(min-width: ${breakpoints.md})`}
        />
        {/* Not in `head`: the router deduplicates metas by name. */}
        {THEME_COLORS.map((color) => (
          <meta key={color.media} {...color} />
        ))}
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
