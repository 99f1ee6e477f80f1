import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { pageOfPath, resolveLocation } from '../i18n/location.ts'
import { routeOf } from '../pages.ts'
import type { RouterContext } from '../router-context.ts'

/**
 * Sends the visitor to the page that a location stands for, in the current language, and adds no
 * history entry (specification, Addresses); does nothing where they are right already.
 *
 * @throws a redirect
 */
export function correctLocation(
  location: ParsedLocation,
  { language, keepsPath }: RouterContext,
): void {
  const { current } = language.getSnapshot().context
  const target = resolveLocation(location.pathname, current)
  if (target === location.pathname || keepsPath) return
  throw redirect({
    to: routeOf(pageOfPath(target) ?? ''),
    params: { lang: current },
    search: true,
    hash: true,
    replace: true,
  })
}
