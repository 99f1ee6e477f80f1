import type { FieldName } from '../../src/inquiry/fields.ts'
import { TOAST_HOTKEY } from '../../src/tuning.ts'
import { textsIn } from '../support/texts.ts'
import type { Page } from './page-object.ts'

/** Parts of the site by the names that visitors know them by. */

export const heading = (page: Page) => page.role('heading', undefined, { level: 1 })

export const toast = (page: Page) =>
  page.role('region', textsIn('en')('ui.notifications', { hotkey: TOAST_HOTKEY }))

export const headerLink = (page: Page, name: string) => page.role('banner').role('link', name)

export const languageButton = (page: Page) =>
  page.role('button', new RegExp(textsIn('en')('langSwitcher.open')))

export const languageChoice = (page: Page, name: string) =>
  page.role('menuitemradio', new RegExp(name))

export const field = (page: Page, name: FieldName) =>
  page.role('textbox', new RegExp(`^${textsIn('en')(`contactPage.fields.${name}`)}`))
