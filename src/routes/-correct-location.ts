import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { resolveLocation, slugOfPath } from '../urls/location.ts'
import { linkTo } from '../urls/pages.ts'
import type { RouterContext } from './__root.tsx'

/**
 * Redirects to the page that a location resolves to in the current language, replacing the history
 * entry (specification, URLs). Does nothing when the location is correct.
 *
 * @throws {Redirect}
 */
export function correctLocation(
  location: ParsedLocation,
  { language, keepsPath }: RouterContext,
): void {
  const { current } = language.getSnapshot().context
  const target = resolveLocation(location.pathname, current)
  if (target === location.pathname || keepsPath) return
  throw redirect({
    ...linkTo(slugOfPath(target) ?? '', current),
    search: true,
    hash: true,
    state: true,
    replace: true,
  })
}
