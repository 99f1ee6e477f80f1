import { defineConfig } from 'vitest/config'

const suite = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`] },
})

/** The tests of the built files, and of the ways to deploy them; a missing or stale build is made. */
export default defineConfig({
  test: {
    maxWorkers: '100%',
    globalSetup: 'tests/built/build.ts',
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [suite('built'), suite('deploy')],
  },
})
