import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installDebianPackages } from './debian.ts'
import { deviceWith } from './harness/fonts/device.ts'

/** Debian's, whose whole browser draws the same and takes more than twice as much of the processor. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'
const WHOLE_BROWSER = '/usr/bin/chromium'

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

const installPlaywrightChromium = (): boolean =>
  spawnSync('npx', ['playwright', 'install', '--with-deps', 'chromium'], { stdio: 'inherit' })
    .status === 0

/** Where tests would run in Debian's whole browser, installs its headless shell, if that is possible. */
export function preferHeadlessShell(): void {
  if (findChromium() !== WHOLE_BROWSER || process.env.CHROMIUM_PATH) return
  if (!installDebianPackages('chromium-headless-shell')) {
    process.stderr.write('No headless shell: the browser tests will take twice as long.\n')
  }
}

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
