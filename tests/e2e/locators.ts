import type { Page } from '@playwright/test'
import { TOAST_HOTKEY } from '../../src/tuning.ts'
import { messagesOf } from '../support/messages.ts'

/** Parts of every page by the names that visitors know them by. */

const english = messagesOf('en')

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })

export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true })

export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true })

/** The globe; its name begins with the language that is read. */
export const languageButton = (page: Page, t = english) =>
  page.getByRole('button', { name: new RegExp(t('langSwitcher.open')) })

export const toastArea = (page: Page, t = english) =>
  page.getByRole('region', { name: t('ui.notifications', { hotkey: TOAST_HOTKEY }) })
