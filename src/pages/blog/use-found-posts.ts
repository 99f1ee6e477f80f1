import { useMemo } from 'react'
import { useT } from '../../i18n/use-t.ts'
import type { BlogSearch } from './blog-search.ts'
import { findPosts } from './posts.ts'
import { usePassages } from './use-passages.ts'

/**
 * What a search finds: by titles and summaries at once, by the articles once they are loaded.
 *
 * - `isInOtherCategories`: nothing in its category, but something in another one
 * - `isSearching`: the articles are still being loaded
 * - `isPartial`: they could not be
 */
export function useFoundPosts({ q = '', category }: BlogSearch) {
  const t = useT()
  const findPassage = usePassages(q)
  const isSearching = !!q && findPassage === undefined
  const isPartial = !!q && findPassage === null
  const posts = useMemo(() => {
    const found = findPosts(t, { q, category }, findPassage)
    // Perhaps the articles have it.
    return isSearching && found.length === 0 ? findPosts(t, { category }) : found
  }, [t, q, category, findPassage, isSearching])
  const isInOtherCategories =
    posts.length === 0 && !!category && findPosts(t, { q }, findPassage).length > 0
  return { posts, isInOtherCategories, isSearching, isPartial }
}
