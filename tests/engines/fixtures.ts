import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type SiteServer, startSite } from '../support/server.ts'
import { type Browser, type EngineName, type Settings, USUAL_SETTINGS } from './browsers/engine.ts'
import { engines } from './browsers/engines.ts'
import { type Visitor, visitor as visitorOf } from './visitor.ts'

export interface EngineOptions {
  engine: EngineName
}

interface Visit {
  /** What the visitor has set up otherwise than usual */
  settings: Partial<Settings>
  visitor: Visitor
}

interface Workers extends EngineOptions {
  server: SiteServer
  /** The browser of these settings, started by the first test that wants it */
  browserWith(settings: Settings): Promise<Browser>
}

/** Tests get a visitor to the site, whose browser must report no errors. */
export const test = base.extend<Visit, Workers>({
  engine: ['chromium', { scope: 'worker', option: true }],
  settings: [{}, { option: true }],

  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const server = await startSite()
      await use(server)
      await server.remove()
    },
    { scope: 'worker' },
  ],

  browserWith: [
    async ({ engine }, use) => {
      const browsers = new Map<string, Browser>()
      await use(async (settings) => {
        const key = JSON.stringify(settings)
        const browser = browsers.get(key) ?? (await engines[engine].launch(settings))
        browsers.set(key, browser)
        return browser
      })
      for (const browser of browsers.values()) await browser.close()
    },
    { scope: 'worker' },
  ],

  visitor: async ({ browserWith, settings, server }, use, test) => {
    const browser = await browserWith({ ...USUAL_SETTINGS, ...settings })
    const tab = await browser.newTab()
    await tab.resize({ width: 1280, height: 800 })
    await use(visitorOf(tab, server.url))

    const browserErrors = await tab.browserErrors()
    if (test.status !== test.expectedStatus) {
      const path = test.outputPath('screenshot.png')
      await writeFile(path, await tab.screenshot())
      await test.attach('screenshot', { path, contentType: 'image/png' })
    }
    await tab.close()
    expect(browserErrors).toEqual([])
  },
})

export { expect }
