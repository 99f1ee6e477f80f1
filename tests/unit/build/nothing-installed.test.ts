import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const CONFIGURATIONS = [
  './playwright.config.ts',
  './tests/engines/playwright.config.ts',
  './vitest.config.ts',
  './vitest.built.config.ts',
]

/** The projects of all runners, as their configurations tell them to the runner and to knip. */
function readProjects(...options: string[]): object[][] {
  const script = `
    const projects = []
    for (const configuration of ${JSON.stringify(CONFIGURATIONS)}) {
      const { default: config } = await import(configuration)
      projects.push((config.projects ?? config.test.projects).map(({ use, ...project }) => project))
    }
    console.log(JSON.stringify(projects))`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...options, '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

const NOTHING_INSTALLED = `--import=${new URL('./nothing-installed.ts', import.meta.url)}`

test('all runners have the same projects where no browser and no database is installed', () => {
  const projects = readProjects()
  expect(projects.map(({ length }) => length > 0)).toEqual(CONFIGURATIONS.map(() => true))
  expect(readProjects(NOTHING_INSTALLED)).toEqual(projects)
})
