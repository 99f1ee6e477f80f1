import { defineConfig } from '@playwright/test'
import { ENGINES } from './browsers/engine.ts'
import type { EngineOptions } from './fixtures.ts'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  globalSetup: './prepare.ts',
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
    use: { engine },
    // Its browser is started once for each of the settings.
    workers: 1,
  })),
})
