import { createFileRoute } from '@tanstack/react-router'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import { loadTexts } from '../../i18n/load-texts.ts'
import { Layout } from '../../layout/layout.tsx'
import { fontFilesOf } from '../../theme/fonts.ts'
import { namespacesAt } from '../../urls/location.ts'
import { correctLocation } from '../-correct-location.ts'

export const Route = createFileRoute('/$lang')({
  // The layout is needed by every page: no chunk of its own.
  codeSplitGroupings: [],
  params: {
    // Any segment matches; `beforeLoad` redirects what is no language.
    parse: ({ lang }) => ({ lang: lang as Language }),
    stringify: ({ lang }) => ({ lang }),
  },
  beforeLoad: async ({ params, location, context, preload, abortController }) => {
    const page = { pathname: location.pathname, search: location.searchStr }
    if (preload && isLanguage(params.lang)) return loadTexts(params.lang, namespacesAt(page))
    correctLocation(location, context)
    await context.whenPageCanBeShown?.(page, abortController.signal)
  },
  head: ({ params }) => ({
    links: fontFilesOf(params.lang).map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      href,
      crossOrigin: 'anonymous' as const,
    })),
  }),
  component: Layout,
})
