import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './debian.ts'
import { deviceWith } from './harness/fonts/device.ts'

/** The headless shell comes first: it draws the same with a third less of the processor. */
const SYSTEM_PATHS = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
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

const installPlaywrightChromium = (): boolean =>
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
    .status === 0

/**
 * The browser of the tests, installed if there is none: Playwright's build or, where that cannot
 * be downloaded, Debian's package.
 *
 * @throws when it cannot be installed
 */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found

  const installed =
    installPlaywrightChromium() ||
    installDebianPackages('chromium-headless-shell') ||
    installDebianPackages('chromium')
  const path = installed ? findChromium() : undefined
  if (!path) throw new Error('No Chromium: install it, or name it in CHROMIUM_PATH')
  return path
}
