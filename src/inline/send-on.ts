import { detectLanguage, resolveLocation } from '../i18n/location.ts'
import { languageSources } from '../language-sources.ts'
import { modulesToStart, startScripts } from './start-scripts.ts'

/** How long a visitor who was sent on may still be here before the whole site is asked to do it. */
const PATIENCE_MS = 3000

/**
 * Sends a visitor of an address without a language to the page that was prerendered for them,
 * before anything else is loaded. It stands in the shell. The language machine decides alike, and
 * takes over should this fail.
 */
const modules = modulesToStart()
setTimeout(() => startScripts(modules), PATIENCE_MS)

const { pathname, search, hash } = location
location.replace(resolveLocation(pathname, detectLanguage(languageSources())) + search + hash)
