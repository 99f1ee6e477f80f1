import { defineConfig } from '@playwright/test'
import { installedEngines } from './browsers/engines.ts'
import type { EngineOptions } from './fixtures.ts'

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './prepare.ts',
  outputDir: '../../test-results/engines',
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  projects: installedEngines().map((engine) => ({ name: engine, use: { engine } })),
})
