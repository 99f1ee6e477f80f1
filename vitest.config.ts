import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { dictionaries } from './scripts/vite/dictionaries.ts'
import { lastEndBefore } from './src/content/events.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

/** The constants of vite.config.ts. */
const define = {
  __BUILD_YEAR__: new Date().getFullYear(),
  __PRERENDERED_SCHEDULE__: lastEndBefore(Date.now()),
  __STYLESHEETS__: ['/assets/site.css'],
}
const alias = { '@styled': new URL('./styled-system', import.meta.url).pathname }

/** Generous: machines are shared. */
const expect = { poll: { timeout: 15_000 } }

/** The tests that need no build; the others are in vitest.built.config.ts. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        define,
        plugins: [dictionaries()],
        resolve: { alias },
        test: {
          name: 'unit',
          include: ['tests/{unit,machines}/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/make-stale-fonts.ts',
          restoreMocks: true,
          testTimeout: 60_000,
          expect,
        },
      },
      {
        define,
        plugins: [dictionaries()],
        resolve: { alias },
        test: {
          name: 'server',
          // Its tests mostly wait. (A percentage is limited to the number of cores.)
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect,
        },
      },
    ],
  },
})
