import { useSyncExternalStore } from 'react'
import { breakpoints } from '../../../theme/breakpoints.ts'

/** Whether the window is narrower than a breakpoint. Tickets are never rendered on the server. */
export function useIsBelow(breakpoint: keyof typeof breakpoints): boolean {
  const query = matchMedia(`not all and (min-width: ${breakpoints[breakpoint]})`)
  const follow = (change: () => void) => {
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }
  return useSyncExternalStore(follow, () => query.matches)
}
