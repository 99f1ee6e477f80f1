import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from './languages.ts'
import { loadOnce } from './load-once.ts'
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

const loadFile = loadOnce(async (language: Language, namespace: Namespace | undefined) => {
  const { default: texts }: { default: object } = namespace
    ? await import(`./${language}/${namespace}/index.ts`)
    : await import(`./${language}/index.ts`)
  putTexts(language, texts, namespace)
})

async function load(language: Language, namespaces: Iterable<Namespace>): Promise<void> {
  // English is the fallback of missing texts (specification, Texts).
  const lacksTexts = __INCOMPLETE_LANGUAGES__?.includes(language)
  const languages = lacksTexts ? [language, DEFAULT_LANGUAGE] : [language]
  const files = withShared(namespaces)
  await Promise.all(languages.flatMap((each) => files.map((file) => loadFile(each, file))))
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
  for (const namespace of withShared(NAMESPACES)) await loadFile(language, namespace)
}
