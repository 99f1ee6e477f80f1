import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { addStyles } from './styles.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it is. */
async function violations(page: Page, rules: string[]): Promise<string[]> {
  // It does not see into frames.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const found = await run({ resultTypes: ['violations'], runOnly: rules })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  }, rules)
}

/** Ends all transitions at once, so that colours are judged as they stay. */
export const withoutTransitions = (page: Page) =>
  addStyles(page, '*, *::before, *::after { transition: none !important }')

/** All text stands out from what is behind it. */
export const expectContrast = async (page: Page) =>
  expect(await violations(page, ['color-contrast']), page.url()).toEqual([])

/** Axe finds nothing on the page as it is, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await withoutTransitions(page)
  // A page that has just come fades in.
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  expect(await violations(page, RULES), page.url()).toEqual([])
  // Of all that axe looks at, the scheme changes the colours only.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
}
