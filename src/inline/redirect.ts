import { detectLanguage, resolveLocation } from '../i18n/location.ts'
import { languageSources } from '../language-sources.ts'
import { modulesToStart, startScripts } from './start-scripts.ts'

/** If the redirect has not happened by then, the site's own scripts are loaded to do it. */
const FALLBACK_DELAY_MS = 3000

/**
 * Redirects a URL without a language to the prerendered page in the visitor's language, before
 * anything else loads. Inlined in the shell. The language machine makes the same decision, and is
 * the fallback.
 */
const modules = modulesToStart()
setTimeout(() => startScripts(modules), FALLBACK_DELAY_MS)

const { pathname, search, hash } = location
location.replace(resolveLocation(pathname, detectLanguage(languageSources())) + search + hash)
