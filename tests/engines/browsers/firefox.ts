import { existsSync } from 'node:fs'
import { expect } from '@playwright/test'
import puppeteer, { type Page } from 'puppeteer-core'
import { deviceWith } from '../../../scripts/harness/device-fonts.ts'
import type { Browser, Engine, Settings, Tab } from './engine.ts'
import { LIMIT_MS, retryOnNavigation } from './poll.ts'

/** Firefox, driven by Puppeteer. */

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

const findFirefox = () =>
  [process.env.FIREFOX_PATH, ...PATHS].find((path) => path && existsSync(path))

export const firefox: Engine = {
  executable: findFirefox,
  debianPackages: ['firefox-esr'],
  launch,
}

async function launch({ language, dark, reducedMotion }: Settings): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    headless: !process.env.HEADED,
    timeout: LIMIT_MS,
    protocolTimeout: LIMIT_MS,
    env: deviceWith('arimo'),
    executablePath: findFirefox() ?? 'firefox',
    extraPrefsFirefox: {
      'intl.accept_languages': language,
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'ui.prefersReducedMotion': Number(reducedMotion),
    },
  })
  return {
    async newTab() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultTimeout(LIMIT_MS)
      return { ...(await tabOf(page)), close: () => context.close() }
    },
    async close() {
      // One that hangs does not end by itself.
      const kill = setTimeout(() => browser.process()?.kill('SIGKILL'), LIMIT_MS / 4)
      await browser.close().catch(() => {})
      clearTimeout(kill)
    },
  }
}

async function tabOf(page: Page): Promise<Omit<Tab, 'close'>> {
  const browserErrors = await collectBrowserErrors(page)
  return {
    async goto(url) {
      await page.goto(url)
    },
    async reload() {
      await page.reload()
    },
    back: () => goBack(page),
    resize: (size) => page.setViewport(size),
    pointer: {
      move: ({ x, y }) => page.mouse.move(x, y),
      down: () => page.mouse.down(),
      up: () => page.mouse.up(),
      click: ({ x, y }) => page.mouse.click(x, y),
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    evaluate: (expression) => evaluate(page, expression),
    browserErrors: async () => browserErrors.splice(0),
    screenshot: () => page.screenshot(),
  }
}

/**
 * Goes back, to another document or within this one. Puppeteer's own way waits for a document to load,
 * which one that is restored from memory never does.
 */
async function goBack(page: Page): Promise<void> {
  await page
    .evaluate(() => {
      const { dataset } = document.documentElement
      dataset.leaving = ''
      const arrive = () => delete dataset.leaving
      for (const type of ['popstate', 'pageshow']) addEventListener(type, arrive, { once: true })
      history.back()
    })
    .catch((error) => {
      // It may be gone before it has answered.
      if (!LEFT.test(String(error))) throw error
    })
  const hasLeft = `!('leaving' in document.documentElement.dataset)`
  await expect.poll(() => evaluate(page, hasLeft), 'a step back').toBe(true)
}

const evaluate = (page: Page, expression: string): Promise<unknown> =>
  retryOnNavigation(
    () => page.evaluate(expression),
    (error) => LEFT.test(String(error)) && !page.isClosed() && page.browser().connected,
  )

/** The errors of a command whose page has navigated away */
const LEFT = /context was destroyed|Cannot find context|detached|no such frame|discarded|navigat/i

/** Firefox on a font whose page was left before it had loaded (NS_BINDING_ABORTED) */
const ABORTED = /download failed .* status=2152398850 /

async function collectBrowserErrors(page: Page): Promise<string[]> {
  const browserErrors: string[] = []
  // Puppeteer reports a font now as a message of the console, now as an error of the page.
  const report = (text: string) => {
    if (!ABORTED.test(text)) browserErrors.push(text)
  }
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) report(message.text())
  })
  page.on('pageerror', (error) => report(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) browserErrors.push(`${response.status()} ${response.url()}`)
  })
  // Firefox logs a violated policy to its own console only, not to its driver.
  await page.evaluateOnNewDocument(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      console.error(`Policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
    )
  })
  return browserErrors
}
