/**
 * Redirects a URL without a language to the prerendered page in the visitor's language, before
 * anything else loads. Inlined at the end of the shell. The router, with the language machine, is
 * the fallback.
 */
import { detectLanguage, languageSources } from '../../i18n/detect-language.ts'
import { resolveLocation } from '../../urls/location.ts'
import { startScripts, urlsIn } from './start-scripts.ts'

/** After this time the site's scripts are loaded, and the router redirects. */
const FALLBACK_DELAY_MS = 3000
/** A page that comes before needs no spinner, whose styles would delay it. */
const SHELL_SPINNER_DELAY_MS = 500

const stylesheets = urlsIn('stylesheets')
const modules = urlsIn('modules')
setTimeout(() => startScripts(modules), FALLBACK_DELAY_MS)

const { pathname, search, hash } = location
location.replace(resolveLocation(pathname, detectLanguage(languageSources())) + search + hash)

setTimeout(() => {
  for (const href of stylesheets)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}, SHELL_SPINNER_DELAY_MS)
