import { spawn, spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const LOCK = new URL('../../../scripts/build/lock.ts', import.meta.url).href

/** A process that builds until it is killed, and what it has reported. */
function build(out: string) {
  const script = `import { lockBuild } from '${LOCK}'
    console.log('waits'); lockBuild('${out}'); console.log('builds'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  onTestFinished(() => void child.kill('SIGKILL'))
  let reports = ''
  child.stdout.on('data', (text) => {
    reports += text
  })
  return { kill: () => child.kill('SIGKILL'), reports: () => reports.split('\n').slice(0, -1) }
}

test('a build waits for the one before it, and begins however that one ends', async () => {
  const out = await temporaryFolder()
  const first = build(out)
  await expect.poll(first.reports).toEqual(['waits', 'builds'])

  const second = build(out)
  await expect.poll(second.reports).toEqual(['waits'])
  // As long as another process takes to start
  spawnSync(process.execPath, ['--eval', ''])
  expect(second.reports()).toEqual(['waits'])
  first.kill()
  await expect.poll(second.reports).toEqual(['waits', 'builds'])
})
