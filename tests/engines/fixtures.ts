import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { test as base, expect, type TestInfo } from '@playwright/test'
import { type SiteServer, siteFixture } from '../support/site-fixture.ts'
import {
  type Browser,
  type EngineName,
  type Settings,
  type Tab,
  USUAL_SETTINGS,
} from './browsers/engine.ts'
import { engines } from './browsers/engines.ts'
import { LIMIT_MS } from './browsers/poll.ts'
import { createPage, type Page } from './page-object.ts'

export interface EngineOptions {
  engine: EngineName
}

interface Visit extends EngineOptions {
  page: Page
  server: SiteServer
}

interface Workers extends EngineOptions {
  /** How the visitor has set up their browser: one browser is started for each */
  settings: Settings
  server: SiteServer
  browserUnderTest: BrowserUnderTest
}

interface BrowserUnderTest {
  /** Starts the browser with the first tab. */
  newTab(): Promise<Tab>
  /** Closes it; the next tab is one of a new browser. */
  close(): Promise<void>
}

interface Automatic {
  skipWhatIsNotInstalled: undefined
}

export const test = base.extend<Automatic, Workers>({
  engine: ['firefox', { scope: 'worker', option: true }],
  settings: [USUAL_SETTINGS, { scope: 'worker', option: true }],

  // The list of tests is the same on every machine.
  skipWhatIsNotInstalled: [
    async ({ engine }, use, test) => {
      test.skip(engines[engine].executable() === undefined, `${engine} is not installed`)
      await use(undefined)
    },
    { auto: true },
  ],

  server: siteFixture(),

  browserUnderTest: [
    async ({ engine, settings }, use) => {
      let browser: Promise<Browser> | undefined
      const close = async () => {
        const started = await browser?.catch(() => undefined)
        browser = undefined
        await started?.close()
      }
      await use({
        async newTab() {
          browser ??= engines[engine].launch(settings)
          return (await browser).newTab()
        },
        close,
      })
      await close()
    },
    { scope: 'worker' },
  ],
})

/**
 * The body of a test: a visit, in which the browser must report no errors. What the site does wrong
 * fails it at once. Only a browser that has crashed or hangs is replaced, and the visit repeated.
 */
export const visit =
  (work: (visit: Visit) => Promise<void>) =>
  async (
    { browserUnderTest, server, engine }: Automatic & Workers,
    test: TestInfo,
  ): Promise<void> => {
    const attempt = async () => {
      let tab: Tab | undefined
      try {
        tab = await browserUnderTest.newTab()
        await tab.resize({ width: 1280, height: 800 })
        await work({ page: createPage(tab, server.url), server, engine })
        expect(await tab.browserErrors()).toEqual([])
        await tab.close()
      } catch (error) {
        if (!tab || !(await answers(tab))) throw new BrowserGone(error)
        await attachScreenshot(tab, test)
        await tab.close()
        throw error
      }
    }

    try {
      await attempt()
    } catch (error) {
      if (!(error instanceof BrowserGone)) throw error
      process.stderr.write(`“${test.title}” again: ${engine} is gone (${error.cause}).\n`)
      await browserUnderTest.close()
      await attempt()
    }
  }

/** The browser of a test has crashed or hangs. */
class BrowserGone extends Error {
  constructor(cause: unknown) {
    super(`The browser is gone: ${cause}`, { cause })
  }
}

const answers = (tab: Tab): Promise<boolean> =>
  Promise.race([
    tab.evaluate('true').then(
      () => true,
      () => false,
    ),
    sleep(LIMIT_MS, false, { ref: false }),
  ])

async function attachScreenshot(tab: Tab, test: TestInfo): Promise<void> {
  const path = test.outputPath('screenshot.png')
  await writeFile(path, await tab.screenshot())
  await test.attach('screenshot', { path, contentType: 'image/png' })
}

export { expect }
