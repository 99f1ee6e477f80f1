import { type ParsedLocation, redirect } from '@tanstack/react-router'
import { type Page, pageOfPath, resolveLocation } from '../i18n/location.ts'
import type { LanguageActor } from '../machines/language.machine.ts'

/** The route of every page. */
const ROUTES = {
  '': '/$lang',
  'for-influencers': '/$lang/for-influencers',
  'for-brands': '/$lang/for-brands',
  blog: '/$lang/blog',
  'training-events': '/$lang/training-events',
  contact: '/$lang/contact',
} as const satisfies Record<Page, string>

/**
 * Sends the visitor to the page that a location stands for, in the current language, and adds no
 * history entry (specification §2); does nothing where they are right already.
 *
 * @throws a redirect
 */
export function correctLocation(location: ParsedLocation, language: LanguageActor): void {
  const { current } = language.getSnapshot().context
  const target = resolveLocation(location.pathname, current)
  if (target === location.pathname) return
  throw redirect({
    to: ROUTES[pageOfPath(target) ?? ''],
    params: { lang: current },
    search: true,
    hash: true,
    replace: true,
  })
}
