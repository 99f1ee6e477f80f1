import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const isInstalled = spawnSync('systemd-analyze', ['--version']).status === 0

test.skipIf(!isInstalled)('systemd has nothing to say against the unit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'duet-systemd-'))
  const unit = (await readFile('deploy/duet@.service', 'utf8')).replaceAll(
    '/srv/duet',
    process.cwd(),
  )
  await writeFile(join(folder, 'duet@.service'), unit)
  const { status, stderr } = spawnSync('systemd-analyze', [
    'verify',
    join(folder, 'duet@3000.service'),
  ])
  await rm(folder, { recursive: true })
  expect(stderr.toString()).not.toContain('duet@')
  expect(status).toBe(0)
})
