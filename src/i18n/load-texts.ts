import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './languages.ts'
import { putTexts } from './loaded-texts.ts'
import type { Namespace } from './types.ts'

export const NAMESPACES = [
  'blogPage',
  'contactPage',
  'forBrandsPage',
  'forInfluencersPage',
  'homePage',
  'trainingEventsPage',
] as const satisfies readonly Namespace[]

/** What every page has, and the texts of some */
const withShared = (namespaces: Iterable<Namespace>) => [undefined, ...namespaces]

async function loadFile(language: Language, namespace: Namespace | undefined): Promise<void> {
  const { default: texts }: { default: object } = namespace
    ? await import(`./${language}/${namespace}/index.ts`)
    : await import(`./${language}/index.ts`)
  putTexts(language, texts, namespace)
}

const loads = new Map<string, Promise<void>>()

/** Loads a dictionary file once; a failed load can be retried. */
function loadOnce(language: Language, namespace: Namespace | undefined): Promise<void> {
  const key = `${language}.${namespace}`
  const load = loads.get(key) ?? loadFile(language, namespace)
  loads.set(key, load)
  load.catch(() => loads.delete(key))
  return load
}

async function load(language: Language, namespaces: Iterable<Namespace>): Promise<void> {
  // English is the fallback of missing texts (specification, Texts).
  const lacksTexts = __INCOMPLETE_LANGUAGES__?.includes(language)
  const languages = lacksTexts ? [language, DEFAULT_LANGUAGE] : [language]
  const files = withShared(namespaces)
  await Promise.all(languages.flatMap((each) => files.map((file) => loadOnce(each, file))))
}

/** Namespaces that were used so far: a toast may outlive its page. */
const used = new Set<Namespace>()

/** Loads the texts of a page in a language: those of every page, and its namespaces. */
export async function loadTexts(language: Language, needed: readonly Namespace[]): Promise<void> {
  await load(language, needed)
  for (const namespace of needed) used.add(namespace)
}

/** Loads everything that was used so far, and what the page shown needs, in another language. */
export async function loadLanguage(
  language: Language,
  needed: readonly Namespace[],
): Promise<void> {
  await Promise.all([load(language, used), loadTexts(language, needed)])
}

/** Loads every dictionary, for prerendering, server rendering and scripts. */
export const loadAllTexts = () => Promise.all(LANGUAGE_CODES.map(loadWhole))

/** One file after another: the texts of each language are in the same order. */
async function loadWhole(language: Language): Promise<void> {
  for (const namespace of withShared(NAMESPACES)) await loadOnce(language, namespace)
}
