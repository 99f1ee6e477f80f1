import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Loads the entry of Vite's server as it does after an edit. */
async function loadServer() {
  vi.resetModules()
  return (await import('../../src/dev/server.ts')).default
}

test('after an edit the development server stops the service of before', async () => {
  vi.stubEnv('DATA_DIR', await temporaryFolder())
  onTestFinished(() => void vi.unstubAllEnvs())
  const before = await loadServer()
  const after = await loadServer()
  const statusOf = async (server: typeof after) => (await server.request('/readyz')).status
  expect(await statusOf(before)).toBe(503)
  expect(await statusOf(after)).toBe(200)
})
