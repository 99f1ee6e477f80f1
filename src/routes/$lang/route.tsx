import { createFileRoute } from '@tanstack/react-router'
import { loadDictionary } from '../../browser-language.ts'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import { Layout } from '../../layout/layout.tsx'
import { fontFilesOf } from '../../theme/fonts.ts'
import { correctLocation } from '../-correct-location.ts'

export const Route = createFileRoute('/$lang')({
  // The frame of every page belongs to the first visit: no file of its own.
  codeSplitGroupings: [],
  params: {
    // Any segment arrives here; `beforeLoad` sends on what is no language before a page sees it.
    parse: ({ lang }) => ({ lang: lang as Language }),
    stringify: ({ lang }) => ({ lang }),
  },
  beforeLoad: async ({ params, location, context, preload }) => {
    // What is only likely to be opened changes nothing.
    if (preload && isLanguage(params.lang)) return loadDictionary(params.lang)
    correctLocation(location, context.language)
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
