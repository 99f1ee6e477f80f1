import { detectLanguage, languageSources } from '../../i18n/detect-language.ts'
import { resolveLocation } from '../../urls/location.ts'
import { startScripts, urlsIn } from './start-scripts.ts'

/** After this time the site's scripts are loaded, and the router redirects. */
const FALLBACK_DELAY_MS = 3000

/**
 * Redirects a URL without a language to the prerendered page in the visitor's language, before
 * anything else loads. Inlined at the end of the shell. The router, with the language machine, is
 * the fallback.
 */
const stylesheets = urlsIn('stylesheets')
const modules = urlsIn('modules')
setTimeout(() => startScripts(modules), FALLBACK_DELAY_MS)

const { pathname, search, hash } = location
location.replace(resolveLocation(pathname, detectLanguage(languageSources())) + search + hash)

// For the spinner and the next page. In the head they would be fetched before the page.
for (const href of stylesheets)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
