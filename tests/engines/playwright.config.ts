import { defineConfig } from '@playwright/test'
import { chromiumLaunchOptions } from '../../scripts/chromium.ts'
import { ENGINES } from './browsers/engine.ts'
import type { EngineOptions } from './fixtures.ts'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  globalSetup: '../built/build.ts',
  outputDir: '../../test-results/engines',
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Generous, because machines are shared; nothing is timed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  projects: ENGINES.map((engine) => ({
    name: engine,
    testMatch: '*.e2e.ts',
    use: {
      engine,
      // For Chromium, with which they are compared
      launchOptions: chromiumLaunchOptions('--force-prefers-reduced-motion'),
      contextOptions: { reducedMotion: 'reduce' },
    },
    // Its browser is started once for each of the settings.
    workers: 1,
  })),
})
