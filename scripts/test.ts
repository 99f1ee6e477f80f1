import { spawnSync } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { ensureChromium } from './chromium.ts'
import { staleFiles } from './generated.ts'

/** Runs every check and test, the quick ones first, and stops at the first that fails. */

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const RESULTS = 'test-results'
const timings: string[] = []
const total: Counts = { passed: 0, failed: 0, skipped: 0 }

async function step(name: string, work: () => void | Promise<void>): Promise<void> {
  process.stdout.write(`\n▸ ${name}\n`)
  const start = performance.now()
  await work()
  timings.push(`${((performance.now() - start) / 1000).toFixed(1).padStart(7)} s  ${name}`)
}

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  return status === 0
}

function check(command: string, ...args: string[]): void {
  if (!run(command, ...args)) finish(1)
}

async function vitest(...projects: string[]): Promise<void> {
  const file = `${RESULTS}/${projects.join('-')}.json`
  const selected = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = run('vitest', 'run', ...selected, ...reporters)
  const report = await readReport(file)
  add({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  })
  if (!ok) finish(1)
}

async function playwright(): Promise<void> {
  const ok = run('playwright', 'test')
  const { stats } = await readReport(`${RESULTS}/e2e.json`)
  add({ passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped })
  if (!ok) finish(1)
}

const readReport = async (file: string) => JSON.parse(await readFile(file, 'utf8'))

function add(counts: Counts): void {
  total.passed += counts.passed
  total.failed += counts.failed
  total.skipped += counts.skipped
}

function finish(code: number): never {
  const { passed, failed, skipped } = total
  process.stdout.write(`\n${timings.join('\n')}\n`)
  if (code !== 0) process.stdout.write('\nFailed: see above.\n')
  process.stdout.write(`\n${passed} passed, ${failed} failed, ${skipped} skipped\n`)
  process.exit(code)
}

await mkdir(RESULTS, { recursive: true })
await step('a browser for the tests', () => {
  process.env.CHROMIUM_PATH = ensureChromium()
})
await step('generated files', async () => {
  const stale = await staleFiles()
  if (stale.length === 0) return
  process.stderr.write(`Out of date, now made anew: ${stale.join(', ')}\n`)
  finish(1)
})
await step('lint', () => check('npm', 'run', '--silent', 'lint'))
await step('types', () => check('tsc', '--noEmit'))
await step('unit, machines and server', () => vitest('unit', 'server'))
await step('build', () => check('node', 'scripts/build.ts'))
await step('built files', () => vitest('built'))
await step('development build', () =>
  check('node', 'scripts/build.ts', '--mode', 'development', '--out', 'dist/development'),
)
await step('browser', playwright)
finish(0)
