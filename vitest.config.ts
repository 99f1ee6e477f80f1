import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { dictionaries } from './scripts/vite/dictionaries.ts'
import { lastEndBefore } from './src/content/events.ts'

/** What waits longest begins first. */
class ServerFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]) {
    const isServer = (file: (typeof files)[number]) => file.project.name === 'server'
    const sorted = await super.sort(files)
    return [...sorted.filter(isServer), ...sorted.filter((file) => !isServer(file))]
  }
}

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
    // More than the cores: the tests of the server mostly wait. One number for both projects, or they would not mix.
    maxWorkers: 2 * availableParallelism(),
    sequence: { sequencer: ServerFirst },
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
          include: ['tests/server/**/*.test.ts'],
        },
      },
    ],
  },
})
