import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { deviceWith } from './harness/device-fonts.ts'

/** Debian's, whose whole browser draws the same and takes more than twice as much of the processor. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'
export const WHOLE_BROWSER = '/usr/bin/chromium'

const SYSTEM_PATHS = [
  HEADLESS_SHELL,
  WHOLE_BROWSER,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** Nothing but the page: no sandbox for root, no background requests. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as the whole browser draws them.
  '--font-render-hinting=none',
]

/** The browser of the tests: named by `CHROMIUM_PATH`, Playwright's own, or the system's. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM_PATHS].find(
    (path) => path && existsSync(path),
  )

/** How tests and scripts start the browser: with fonts of their own. */
export function chromiumLaunchOptions(...additional: string[]) {
  const executablePath = findChromium()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [...CHROMIUM_ARGUMENTS, ...additional],
    env: deviceWith('arimo'),
  }
}

/** @throws when there is no browser */
export function requireChromium(): string {
  const path = findChromium()
  if (!path)
    throw new Error('No Chromium: “npm run pretest” installs it, CHROMIUM_PATH names another')
  return path
}

/** As Playwright’s global setup: says at once how to get the browser, where there is none. */
export default requireChromium
