import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const violations = async (axe: AxeBuilder): Promise<string[]> =>
  (await axe.analyze()).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  )

/** Ends all transitions at once, so that colours are judged as they stay. */
export const withoutTransitions = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** All text stands out from what is behind it. */
export const expectContrast = async (page: Page) =>
  expect(await violations(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([])

/** Axe finds nothing on the page as it is, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await withoutTransitions(page)
  expect(await violations(new AxeBuilder({ page }).withTags(RULES))).toEqual([])
  // Of all that axe looks at, the scheme changes the colours only.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
}
