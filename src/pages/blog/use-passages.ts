import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { loadOnce } from '../../i18n/load-once.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { FindPassage } from './passages.ts'

/** Known at once when one comes back to a search: the list is as long as it was, and scrolled as far. */
const loadedPassages = new Map<Language, FindPassage>()

/** Loads what the articles say, and how it is searched. */
export const loadPassages = loadOnce(async (language: Language) => {
  const [{ findPassageIn }, { loadMarkdown }] = await Promise.all([
    import('./passages.ts'),
    import('../../content/article-markdown.ts'),
  ])
  const find = findPassageIn(await loadMarkdown(language))
  loadedPassages.set(language, find)
  return find
})

/**
 * Finds passages of the articles for a search. Where they cannot be loaded, the next search tries again,
 * and so does this one when the connection is back.
 *
 * @returns undefined until they are loaded, null where they cannot be
 */
export function usePassages(q: string): FindPassage | null | undefined {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<{ language: Language; find: FindPassage | null }>()
  useEffect(() => {
    if (!q) return undefined
    let isCurrent = true
    const take = (find: FindPassage | null) => {
      if (isCurrent) setLoaded({ language, find })
    }
    const load = () => loadPassages(language).then(take, () => take(null))
    load()
    addEventListener('online', load)
    return () => {
      isCurrent = false
      removeEventListener('online', load)
    }
  }, [language, q])
  const known = loaded?.language === language ? loaded.find : undefined
  return loadedPassages.get(language) ?? known
}
