import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { addStyles } from './styles.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds in a part of the page as it is; `html` is all of it, where it also looks for landmarks. */
async function violations(part: Locator, rules: string[]): Promise<string[]> {
  const page = part.page()
  // It does not see into frames.
  expect(page.frames()).toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return part.evaluateAll(async (include, rules) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const found = await run({ include }, { resultTypes: ['violations'], runOnly: rules })
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    )
  }, rules)
}

/** Ends all transitions at once, so that colours are judged as they stay. */
export const withoutTransitions = (page: Page) =>
  addStyles(page, '*, *::before, *::after { transition: none !important }')

/** All text stands out from what is behind it. */
export const expectContrast = async (page: Page, part = page.locator('html')) =>
  expect(await violations(part, ['color-contrast']), page.url()).toEqual([])

/** Axe finds nothing on the page as it is, in its scheme. */
export async function expectNoViolations(page: Page, part = page.locator('html')): Promise<void> {
  await withoutTransitions(page)
  // A page that has just come fades in.
  await expect(page.locator('main')).toHaveCSS('opacity', '1')
  expect(await violations(part, RULES), page.url()).toEqual([])
}

/** Axe finds nothing on the page or a part of it as it is, in light and in dark. */
export async function expectAccessible(page: Page, part?: Locator): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectNoViolations(page, part)
  // Of all that axe looks at, the scheme changes the colours only.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page, part)
}
