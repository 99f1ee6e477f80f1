import { detectLanguage, languageSources } from '../../i18n/detect-language.ts'
import { resolveLocation } from '../../urls/location.ts'
import { startScripts, urlsIn } from './start-scripts.ts'

/** If the redirect has not happened by then, the site's own scripts are loaded to do it. */
const FALLBACK_DELAY_MS = 3000

/**
 * Redirects a URL without a language to the prerendered page in the visitor's language, before
 * anything else loads. Inlined at the end of the shell. The language machine makes the same
 * decision, and is the fallback.
 */
const stylesheets = urlsIn('stylesheets')
const modules = urlsIn('modules')
setTimeout(() => startScripts(modules), FALLBACK_DELAY_MS)

const { pathname, search, hash } = location
location.replace(resolveLocation(pathname, detectLanguage(languageSources())) + search + hash)

// For the spinner, and for the page. In the head they would be asked for before the page.
for (const href of stylesheets)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
