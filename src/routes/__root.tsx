import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { languageEntry } from '../i18n/languages.ts'
import { pageOfPath } from '../i18n/location.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { pageTransition } from '../layout/page-transition.ts'
import type { RouterContext } from '../router-context.ts'
import { ICON_LINKS, THEME_COLORS } from '../theme/icons.ts'
import '../theme/fonts.css'
import '../theme/styles.css'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ location, preload }) => {
    if (preload) await pageTransition.prepare()
    else await pageTransition.leave(pageOfPath(location.pathname) ?? '')
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
