import type { FieldName } from '../../src/contact/fields.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { TOAST_HOTKEY } from '../../src/tuning.ts'
import { messagesOf } from '../support/messages.ts'
import type { Visitor } from './visitor.ts'

/** Parts of the site by the names that visitors know them by. */

export const heading = (visitor: Visitor) => visitor.role('heading', undefined, { level: 1 })

export const TOAST_LABEL = messagesOf('en')('ui.notifications', { hotkey: TOAST_HOTKEY })
export const toast = (visitor: Visitor) => visitor.role('region', TOAST_LABEL)

export const headerLink = (visitor: Visitor, name: string) =>
  visitor.role('banner').role('link', name)

export const languageButton = (visitor: Visitor) =>
  visitor.role('button', new RegExp(messagesOf('en')('langSwitcher.open')))

export const languageChoice = (visitor: Visitor, name: string) =>
  visitor.role('menuitemradio', new RegExp(name))

export const field = (visitor: Visitor, name: FieldName, language: Language = 'en') =>
  visitor.role('textbox', new RegExp(`^${messagesOf(language)(`contactPage.fields.${name}`)}`))

/** How light the page is, from black (0) to white (1). */
export const lightness = (visitor: Visitor) =>
  visitor.evaluate(() => {
    const parts = getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []
    return Math.max(...parts.slice(0, 3).map(Number)) / 255
  })
