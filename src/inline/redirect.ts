import { detectLanguage, resolveLocation } from '../i18n/location.ts'
import { languageSources } from '../language-sources.ts'
import { startScripts, urlsIn } from './start-scripts.ts'

/**
 * The spinner shows when the page takes longer than this; not in WebKit, which fetches nothing more
 * for a page that is being left.
 */
const SPINNER_DELAY_MS = 1000
/** If the redirect has not happened by then, the site's own scripts are loaded to do it. */
const FALLBACK_DELAY_MS = 3000

/**
 * Redirects a URL without a language to the prerendered page in the visitor's language, before
 * anything else loads. Inlined at the end of the shell. The language machine makes the same
 * decision, and is the fallback.
 */
const stylesheets = urlsIn('stylesheets')
const modules = urlsIn('modules')
setTimeout(() => applyStylesheets(stylesheets), SPINNER_DELAY_MS)
setTimeout(() => startScripts(modules), FALLBACK_DELAY_MS)

const { pathname, search, hash } = location
location.replace(resolveLocation(pathname, detectLanguage(languageSources())) + search + hash)

function applyStylesheets(hrefs: readonly string[]): void {
  const links = hrefs.map((href) =>
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
  )
  document.head.append(...links)
}
