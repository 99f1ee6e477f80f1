import type { Namespaces } from './i18n-types.ts'
import { loadLocaleAsync, loadNamespaceAsync } from './i18n-util.async.ts'
import { namespaces } from './i18n-util.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './languages.ts'
import { namespacesAt, type Place } from './page-words.ts'

const COMMON = 'common'

const loads = new Map<string, Promise<void>>()

/** Loads a file of words once; a failed load may be tried again. */
function loadOnce(language: Language, part: Namespaces | typeof COMMON): Promise<void> {
  const words = `${language}.${part}`
  const load =
    loads.get(words) ??
    (part === COMMON ? loadLocaleAsync(language) : loadNamespaceAsync(language, part))
  loads.set(words, load)
  load.catch(() => loads.delete(words))
  return load
}

async function load(language: Language, parts: Iterable<Namespaces>): Promise<void> {
  // Where a text is missing the English one stands in (specification, Texts).
  const lacksTexts = __INCOMPLETE_LANGUAGES__?.includes(language)
  const languages = lacksTexts ? [language, DEFAULT_LANGUAGE] : [language]
  const wanted = [COMMON, ...parts] as const
  await Promise.all(languages.flatMap((each) => wanted.map((part) => loadOnce(each, part))))
}

/** What the visitor has come across: a toast may still say it when its page is gone. */
const met = new Set<Namespaces>()

/** Loads what the page at a place says in a language. */
export async function loadWords(language: Language, place: Place): Promise<void> {
  const said = namespacesAt(place)
  await load(language, said)
  for (const namespace of said) met.add(namespace)
}

/** Loads in a language whatever the visitor has read, or reads, in another. */
export async function loadLanguage(language: Language, place: Place): Promise<void> {
  await Promise.all([load(language, met), loadWords(language, place)])
}

/** Loads every word of every language, for documents that the build or the server makes. */
export const loadAllWords = () =>
  Promise.all(LANGUAGE_CODES.map((language) => load(language, namespaces)))
