import { defineConfig } from 'vitest/config'

/** The tests of the built files; the build is made when it is missing or stale. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    include: ['tests/built/**/*.test.ts'],
    globalSetup: 'tests/built/build.ts',
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
