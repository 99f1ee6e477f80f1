import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { loadOnce } from '../../i18n/load-once.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { FindPassage } from './passages.ts'

/** Loads what the articles say, and how it is searched. */
export const loadPassages = loadOnce(async (language: Language) => {
  const [{ findPassageIn }, { loadMarkdown }] = await Promise.all([
    import('./passages.ts'),
    import('../../content/article-markdown.ts'),
  ])
  return findPassageIn(await loadMarkdown(language))
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
  return loaded?.language === language ? loaded.find : undefined
}
