import { useEffect, useState } from 'react'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { FindPassage } from './passages.ts'

const loads = new Map<Language, Promise<FindPassage>>()

/** Loads what the articles say, and how it is searched, once; a failed load can be retried. */
export function loadPassages(language: Language): Promise<FindPassage> {
  const load = loads.get(language) ?? importPassages(language)
  loads.set(language, load)
  load.catch(() => loads.delete(language))
  return load
}

async function importPassages(language: Language): Promise<FindPassage> {
  const [{ findPassageIn }, { loadArticleTexts }] = await Promise.all([
    import('./passages.ts'),
    import('../../content/article-texts.ts'),
  ])
  return findPassageIn(await loadArticleTexts(language))
}

const findNone: FindPassage = () => undefined

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
      if (isCurrent) setLoaded((last) => (last?.find === find ? last : { language, find }))
    }
    loadPassages(language).then(take, () => take(findNone))
    return () => {
      isCurrent = false
    }
  }, [language, q])
  return loaded?.language === language ? loaded.find : undefined
}
