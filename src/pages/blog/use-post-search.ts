import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.ts'
import { type BlogSearch, readBlogSearch } from './blog-search.ts'
import { loadPassages } from './use-passages.ts'

/** Long enough for the next keystroke, short enough to feel immediate. */
const DEBOUNCE_MS = 200

const NO_SEARCH: BlogSearch = {}

/** The search of the URL. Prerendered HTML knows no search string, so it shows every post. */
function useBlogSearch(): BlogSearch {
  const search = useSearch({ from: '/$lang/blog' })
  return useHydrated() ? readBlogSearch(search) : NO_SEARCH
}

type Timer = RefObject<ReturnType<typeof setTimeout> | undefined>

function cancel(timer: Timer): void {
  clearTimeout(timer.current)
  timer.current = undefined
}

/**
 * The blog's search. The URL is the source of truth; the input is ahead of it while somebody types,
 * and the URL follows after a debounce, replacing the history entry. When the URL changes otherwise
 * (Back, a link), the input follows.
 *
 * - `search`: the search of the URL, which the list shows
 * - `pendingTerm`: the value of the input where the URL is behind it, for links that must keep it
 * - `field`: ref of the input, which is uncontrolled so that no keystroke waits for a render
 */
export function usePostSearch() {
  const language = useLanguage()
  const router = useRouter()
  const navigate = useNavigate({ from: '/$lang/blog' })
  const search = useBlogSearch()
  const field = useRef<HTMLInputElement>(null)
  const debounce: Timer = useRef(undefined)
  const [pendingTerm, setPendingTerm] = useState<string | null>(null)

  const submit = () => {
    cancel(debounce)
    const q = field.current?.value || undefined
    if (q === searchOfUrl().q) return setPendingTerm(null)
    navigate({ search: (current) => ({ ...current, q }), replace: true, resetScroll: false })
  }

  const searchOfUrl = () => readBlogSearch(router.state.location.search)

  const edit = (text: string) => {
    setPendingTerm(text)
    cancel(debounce)
    debounce.current = setTimeout(submit, DEBOUNCE_MS)
  }

  /** What it searches is there when somebody has typed. */
  const prepare = () => loadPassages(language).catch(() => undefined)

  /** Searches at once when the input loses focus, so that Back returns to what was typed. */
  const flush = () => {
    if (debounce.current !== undefined) submit()
  }

  const followUrl = useEffectEvent(() => {
    if (!field.current || debounce.current !== undefined) return
    setPendingTerm(null)
    field.current.value = searchOfUrl().q ?? ''
  })

  const start = useEffectEvent(() => {
    const typedBeforeHydration = field.current?.value
    if (typedBeforeHydration) edit(typedBeforeHydration)
    else followUrl()
  })

  useLayoutEffect(() => {
    start()
    // A navigation overrides a pending search.
    const unsubscribeNavigation = router.subscribe('onBeforeNavigate', () => cancel(debounce))
    const unsubscribeResolved = router.subscribe('onResolved', () => followUrl())
    return () => {
      unsubscribeNavigation()
      unsubscribeResolved()
      cancel(debounce)
    }
  }, [router])

  return { search, pendingTerm, field, prepare, edit, submit, flush }
}
