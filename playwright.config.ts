import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunchOptions } from './scripts/chromium.ts'
import { DEVICE_FONTS, deviceWith } from './scripts/harness/fonts/device.ts'
import type { StabilityOptions } from './tests/e2e/stability.e2e.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173)
const DEVELOPMENT_PORT = PORT + 1

/**
 * The tests of what stays when all motion has ended: texts, places, colours, addresses. And those of
 * the menus: to reach an item that still moves, Playwright scrolls, and the menu goes elsewhere.
 */
const FILES_AT_REST = [
  'accessibility*',
  'blog',
  'early-input',
  'first-screen',
  'header',
  'keyboard',
  'menu-*',
  'not-found',
  'pages',
  'redirects',
].map((name) => `**/${name}.e2e.ts`)

/** A visitor who prefers reduced motion: to draw the entrance sixty times a second is dear. */
const AT_REST = { contextOptions: { reducedMotion: 'reduce' as const } }

/**
 * Illustrations are pictures of their own, which obey the browser’s setting only. They stand still in
 * all tests: a second of Home’s takes up to half a second of a processor. What pages are told is the
 * preference of the context.
 */
const BROWSER = chromiumLaunchOptions('--force-prefers-reduced-motion')

const WINDOW = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

/** The real server on a build, made if it is missing or stale, and a throwaway database of its own. */
const serve = (port: number, mode: string, out: string) => ({
  name: `${mode} build`,
  command: `node scripts/build.ts --if-stale --mode ${mode} --out ${out} && exec node src/server/main.ts`,
  url: `http://127.0.0.1:${port}/readyz`,
  timeout: 300_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  env: {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_DIR: `${out}/client`,
    RATE_LIMIT: '1000000',
    RATE_LIMIT_TOTAL: '1000000',
    // Emptied before each run.
    DATA_DIR: `test-results/data-${port}`,
  },
})

export default defineConfig<StabilityOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/require-browser.ts',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // Two cores are not full with two: pages wait for frames and fonts.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Generous, because machines are shared; nothing is timed.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 },
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: BROWSER,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Steps and the console: with requests and the page at every step a test takes twice as long.
    trace: process.env.FULL_TRACE
      ? 'on'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'site',
      testIgnore: [...FILES_AT_REST, '**/hydration.e2e.ts', '**/stability.e2e.ts'],
      use: WINDOW,
    },
    {
      name: 'site at rest',
      testMatch: FILES_AT_REST,
      use: { ...WINDOW, ...AT_REST },
    },
    {
      name: 'development build',
      testMatch: '**/hydration.e2e.ts',
      use: { baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}` },
    },
    ...DEVICE_FONTS.map((font) => ({
      name: `a device with ${font} alone`,
      testMatch: '**/stability.e2e.ts',
      use: {
        launchOptions: { ...BROWSER, env: deviceWith(font) },
        // What hydration changes, it changes on every device.
        fontsArrive:
          font === 'arimo' ? ('when it is alive' as const) : ('before its scripts' as const),
      },
    })),
  ],
  webServer: [
    serve(PORT, 'production', 'dist'),
    serve(DEVELOPMENT_PORT, 'development', 'dist/development'),
  ],
})
