import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunchOptions } from './scripts/chromium.ts'
import { DEVICE_FONTS, deviceWith } from './scripts/harness/device-fonts.ts'

/**
 * Animated SVG images obey the browser’s setting, pages that of the context (`MOTION`). The images stand
 * still in all tests: a second of Home’s takes up to half a second of a processor.
 */
const BROWSER = chromiumLaunchOptions('--force-prefers-reduced-motion')

const DESK = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 800 },
  // Drawing animations takes processor time.
  contextOptions: { reducedMotion: 'reduce' as const },
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: ['./scripts/chromium.ts', './tests/built/build.ts'],
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  // More than the two cores of CI: pages wait for frames and fonts.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'line',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Generous: machines are shared.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 },
  },
  use: {
    launchOptions: BROWSER,
    locale: 'en-GB',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
    // Without snapshots and requests, with which a test takes twice as long.
    trace: process.env.FULL_TRACE
      ? 'on'
      : { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  // Those that run in one worker come first, and before them those that wait for a server or a build: the
  // others fill the gaps.
  projects: [
    {
      name: 'in development',
      testMatch: '**/{development,hydration}.e2e.ts',
      use: DESK,
    },
    ...DEVICE_FONTS.map((font) => ({
      name: `a device with ${font} alone`,
      testMatch: '**/layout-shift.e2e.ts',
      fullyParallel: false,
      grep: new RegExp(`${font}, `),
      use: { launchOptions: { ...BROWSER, env: deviceWith(font) } },
    })),
    {
      name: 'site',
      testIgnore: '**/{development,hydration,layout-shift}.e2e.ts',
      use: DESK,
    },
  ],
})
