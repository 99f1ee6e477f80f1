import { createFileRoute } from '@tanstack/react-router'
import { isLanguage, type Language } from '../../i18n/languages.ts'
import { loadWords } from '../../i18n/load-words.ts'
import { Layout } from '../../layout/layout.tsx'
import { fontFilesOf } from '../../theme/fonts.ts'
import { correctLocation } from '../-correct-location.ts'

/** Where the words of a page cannot be had, its document can still be read. */
function readAsPrerendered(): Promise<never> {
  window.location.reload()
  return new Promise(() => {})
}

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
    const place = { pathname: location.pathname, search: location.searchStr }
    if (preload && isLanguage(params.lang)) return loadWords(params.lang, place)
    correctLocation(location, context)
    await loadWords(params.lang, place).catch(readAsPrerendered)
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
