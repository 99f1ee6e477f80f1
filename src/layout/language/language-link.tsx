import { useHydrated, useLocation } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'
import { type Language, languageEntry } from '../../i18n/languages.ts'
import { loadLanguage } from '../../i18n/load-texts.ts'
import { useLanguage, useLanguageActor } from '../../i18n/use-language.ts'
import { fontFilesOf } from '../../theme/fonts.ts'
import { isPlainClick } from '../../ui/plain-click.ts'
import { namespacesAt, resolveLocation } from '../../urls/location.ts'

/** Preloads the texts and fonts of a language. Failures show when it is chosen. */
export function preloadLanguage(language: Language): void {
  const fonts = fontFilesOf(language).map((file) => fetch(file))
  for (const file of [loadLanguage(language, namespacesAt(location)), ...fonts])
    file.catch(() => {})
}

/**
 * Search string and hash of the URL. A document has of them what it was rendered with, or filled in from;
 * hydration leaves that as it is.
 */
function useQueryAndHash(): string {
  const isHydrated = useHydrated()
  const { href, pathname } = useLocation()
  return isHydrated || !globalThis.document ? href.slice(pathname.length) : ''
}

/**
 * A link to this page in another language: it keeps the scroll position and whatever is typed
 * (specification, Languages).
 */
export function LanguageLink({ to, onClick, ...rest }: ComponentProps<'a'> & { to: Language }) {
  const current = useLanguage()
  const actor = useLanguageActor()
  const page = useLocation({ select: ({ pathname }) => resolveLocation(pathname, to) })
  const queryAndHash = useQueryAndHash()
  const { tag } = languageEntry(to)

  const preload = () => preloadLanguage(to)
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event)) return
    event.preventDefault()
    actor.send({ type: 'language.choose', language: to })
  }

  return (
    <a
      onPointerEnter={preload}
      onFocus={preload}
      {...rest}
      suppressHydrationWarning
      href={page + queryAndHash}
      hrefLang={tag}
      lang={tag}
      aria-current={to === current ? 'true' : undefined}
      onClick={handleClick}
    />
  )
}
