import type { Page } from '@playwright/test'
import { isHydrated } from './is-hydrated.ts'

export const waitForHydration = (page: Page) => page.waitForFunction(isHydrated)

/** Opens a page and waits for hydration and fonts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready)
}
