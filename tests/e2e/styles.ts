import type { Page } from '@playwright/test'

/** Adds styles in the way that the site's policy allows: not by an element (Playwright's `addStyleTag`). */
export const addStyles = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, css)

/** Sets the size of text as a user style sheet does; an empty one takes that away. */
export const setRootFontSize = (page: Page, size: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)

/** What a visitor may set, and no text may be clipped by (WCAG 1.4.12) */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }'
