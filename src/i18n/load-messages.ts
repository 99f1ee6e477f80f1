import type { Namespaces } from './i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts'
import { namespaces } from './i18n-util.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './languages.ts'

const COMMON = 'common'

const loads = new Map<string, Promise<void>>()

/** Loads a dictionary file once; a failed load can be retried. */
function loadOnce(language: Language, part: Namespaces | typeof COMMON): Promise<void> {
  const key = `${language}.${part}`
  const load =
    loads.get(key) ??
    (part === COMMON ? loadLocaleAsync(language) : loadNamespaceAsync(language, part))
  loads.set(key, load)
  load.catch(() => loads.delete(key))
  return load
}

async function load(language: Language, parts: Iterable<Namespaces>): Promise<void> {
  // English is the fallback of missing texts (specification, Texts).
  const lacksTexts = __INCOMPLETE_LANGUAGES__?.includes(language)
  const languages = lacksTexts ? [language, DEFAULT_LANGUAGE] : [language]
  const all = [COMMON, ...parts] as const
  await Promise.all(languages.flatMap((each) => all.map((part) => loadOnce(each, part))))
}

/** Namespaces that were used so far: a toast may outlive its page. */
const used = new Set<Namespaces>()

/** Loads the messages of a page in a language: those of every page, and its namespaces. */
export async function loadMessages(
  language: Language,
  needed: readonly Namespaces[],
): Promise<void> {
  await load(language, needed)
  for (const namespace of needed) used.add(namespace)
}

/** Loads everything that was used so far, and what the page shown needs, in another language. */
export async function loadLanguage(
  language: Language,
  needed: readonly Namespaces[],
): Promise<void> {
  await Promise.all([load(language, used), loadMessages(language, needed)])
}

/** Loads every dictionary, for prerendering and server rendering. */
export const loadAllMessages = () =>
  Promise.all(LANGUAGE_CODES.map((language) => load(language, namespaces)))
