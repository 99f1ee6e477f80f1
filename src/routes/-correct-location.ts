import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { pageOfPath, resolveLocation } from '../i18n/location.ts'
import type { LanguageActor } from '../machines/language.machine.ts'
import { routeOf } from '../pages.ts'

/**
 * Sends the visitor to the page that a location stands for, in the current language, and adds no
 * history entry (specification, Addresses); does nothing where they are right already.
 *
 * @throws a redirect
 */
export function correctLocation(location: ParsedLocation, language: LanguageActor): void {
  const { current } = language.getSnapshot().context
  const target = resolveLocation(location.pathname, current)
  if (target === location.pathname) return
  throw redirect({
    to: routeOf(pageOfPath(target) ?? ''),
    params: { lang: current },
    search: true,
    hash: true,
    replace: true,
  })
}
