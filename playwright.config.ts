import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunchOptions } from './scripts/chromium.ts'

const PORT = Number(process.env.E2E_PORT ?? 4173)
const DEVELOPMENT_PORT = PORT + 1

/** The real server on a build and a throwaway database of its own. */
const serve = (port: number, site: string) => ({
  command: 'node src/server/main.ts',
  url: `http://127.0.0.1:${port}/readyz`,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  env: {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_DIR: site,
    RATE_LIMIT: '1000000',
    RATE_LIMIT_TOTAL: '1000000',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'duet-e2e-')),
  },
})

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds; what fails twice is broken.
  retries: process.env.CI ? 2 : 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  // Generous, because machines are shared; nothing is timed.
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.01 },
  },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-GB',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'site',
      testIgnore: '**/hydration.e2e.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'development build',
      testMatch: '**/hydration.e2e.ts',
      use: { baseURL: `http://127.0.0.1:${DEVELOPMENT_PORT}` },
    },
  ],
  webServer: [serve(PORT, 'dist/client'), serve(DEVELOPMENT_PORT, 'dist/development/client')],
})
