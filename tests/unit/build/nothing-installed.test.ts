import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** The projects of a runner, as its configuration tells them to the runner and to knip. */
function projectsOf(configuration: string, ...options: string[]): unknown {
  const script = `
    const { default: { test, projects } } = await import(${JSON.stringify(configuration)})
    console.log(JSON.stringify((projects ?? test.projects).map(({ use, ...project }) => project)))`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...options, '--input-type=module', '--eval', script],
    { encoding: 'utf8' },
  )
  if (!stdout) throw new Error(stderr)
  return JSON.parse(stdout)
}

const NOTHING_INSTALLED = `--import=${new URL('./nothing-installed.ts', import.meta.url)}`

test.each([
  './playwright.config.ts',
  './tests/engines/playwright.config.ts',
  './vitest.config.ts',
  './vitest.built.config.ts',
])('%s lists the same tests where no browser and no database is installed', (configuration) => {
  const projects = projectsOf(configuration)
  expect(projects).toEqual(expect.arrayContaining([expect.anything()]))
  expect(projectsOf(configuration, NOTHING_INSTALLED)).toEqual(projects)
})
