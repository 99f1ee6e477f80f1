import { useHydrated, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { BlogSearch } from './blog-search.ts'

/** Long enough for the next letter, short enough to feel immediate. */
const PAUSE_MS = 200

const EVERYTHING: BlogSearch = {}

/** What the URL asks for. Prerendered HTML knows no search string, so it shows every post. */
function useBlogSearch(): BlogSearch {
  const search = useSearch({ from: '/$lang/blog' })
  return useHydrated() ? search : EVERYTHING
}

type Pause = RefObject<ReturnType<typeof setTimeout> | undefined>

function endPause(pause: Pause): void {
  clearTimeout(pause.current)
  pause.current = undefined
}

/**
 * The blog's search: the URL says what is searched for, and the field runs ahead of it while
 * somebody types. The URL follows in a pause, in place; when the URL changes otherwise (Back, a
 * link), the field follows.
 *
 * - `search`: what the URL asks for, which is what the list shows
 * - `text`: what stands in the field, for links that must not lose it
 * - `field`: goes to the input, which keeps its own value so that no keystroke waits for us
 */
export function useArticleSearch() {
  const router = useRouter()
  const navigate = useNavigate({ from: '/$lang/blog' })
  const search = useBlogSearch()
  const field = useRef<HTMLInputElement>(null)
  const pause: Pause = useRef(undefined)
  const [typed, setTyped] = useState<string | null>(null)

  const submit = () => {
    endPause(pause)
    const q = field.current?.value || undefined
    navigate({ search: (current) => ({ ...current, q }), replace: true, resetScroll: false })
  }

  const type = (text: string) => {
    setTyped(text)
    endPause(pause)
    pause.current = setTimeout(submit, PAUSE_MS)
  }

  /** Leaving the field ends the pause, so that Back returns to what was typed. */
  const leave = () => {
    if (pause.current !== undefined) submit()
  }

  const followUrl = useEffectEvent(() => {
    if (!field.current || pause.current !== undefined) return
    setTyped(null)
    field.current.value = router.state.location.search.q ?? ''
  })

  const start = useEffectEvent(() => {
    const typedBeforeScript = field.current?.value
    if (typedBeforeScript) type(typedBeforeScript)
    else followUrl()
  })

  useLayoutEffect(() => {
    start()
    // Whoever navigates has the last word.
    const stopYielding = router.subscribe('onBeforeNavigate', () => endPause(pause))
    const stopFollowing = router.subscribe('onResolved', () => followUrl())
    return () => {
      stopYielding()
      stopFollowing()
      endPause(pause)
    }
  }, [router])

  return { search, text: typed ?? search.q ?? '', field, type, submit, leave }
}
