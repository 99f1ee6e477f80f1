import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { dictionaries } from './scripts/vite/dictionaries.ts'
import { lastEndBefore } from './src/content/events.ts'

/** The tests that need no build; the others are in vitest.built.config.ts. */
export default defineConfig({
  // The constants of vite.config.ts
  define: {
    __BUILD_YEAR__: new Date().getFullYear(),
    __PRERENDERED_AS_OF__: lastEndBefore(Date.now()),
    __STYLESHEETS__: ['/assets/site.css'],
  },
  plugins: [dictionaries()],
  resolve: { alias: { '@styled': join(import.meta.dirname, 'styled-system') } },
  test: {
    globalSetup: 'tests/support/make-generated-files.ts',
    maxWorkers: '100%',
    // Generous: machines are shared.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/{unit,machines}/**/*.test.{ts,tsx}'],
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // Its tests mostly wait. (A percentage is limited to the number of cores.)
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
          include: ['tests/server/**/*.test.ts'],
        },
      },
    ],
  },
})
