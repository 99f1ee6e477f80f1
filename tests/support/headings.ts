import { documentTitle } from '../../src/i18n/document-title.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { type Page, pageEntry } from '../../src/urls/pages.ts'
import { messagesOf } from './messages.ts'

const SOFT_HYPHEN = /\u00AD/g

/** The main heading of a page, as it is read. */
export const headingOf = (language: Language, page: Page): string =>
  messagesOf(language)(pageEntry(page).heading).replace(SOFT_HYPHEN, '')

/** The title of a page in the browser's tab. */
export function titleOf(language: Language, page: Page): string {
  const t = messagesOf(language)
  return documentTitle(t, t(`${pageEntry(page).namespace}.meta.title`))
}
