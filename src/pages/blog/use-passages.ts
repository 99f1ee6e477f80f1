import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { loadOnce } from '../../i18n/load-once.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { FindPassage } from './passages.ts'

/** Loads what the articles say, and how it is searched. */
export const loadPassages = loadOnce(async (language: Language) => {
  const [{ findPassageIn }, { loadArticleTexts }] = await Promise.all([
    import('./passages.ts'),
    import('../../content/article-texts.ts'),
  ])
  return findPassageIn(await loadArticleTexts(language))
})

/**
 * Finds passages of the articles for a search; none where they cannot be loaded, which the next search
 * tries again.
 *
 * @returns undefined until they are loaded
 */
export function usePassages(q: string): FindPassage | undefined {
  const language = useLanguage()
  const [loaded, setLoaded] = useState<{ language: Language; find: FindPassage }>()
  useEffect(() => {
    if (!q) return undefined
    let isCurrent = true
    const take = (find: FindPassage) => {
      if (isCurrent) setLoaded({ language, find })
    }
    loadPassages(language).then(take, () => take(() => undefined))
    return () => {
      isCurrent = false
    }
  }, [language, q])
  return loaded?.language === language ? loaded.find : undefined
}
