import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

/** Loads the entry of Vite's server as it does after an edit. */
async function loadServer() {
  vi.resetModules()
  return (await import('../../src/dev/server.ts')).default
}

test('after an edit the development server stops the service of before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'duet-dev-data-'))
  vi.stubEnv('DATA_DIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  const before = await loadServer()
  const after = await loadServer()
  const statusOf = async (server: typeof after) => (await server.request('/readyz')).status
  expect(await statusOf(before)).toBe(503)
  expect(await statusOf(after)).toBe(200)
})
