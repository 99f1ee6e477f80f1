import type { WorkerFixture } from '@playwright/test'
import { serverDirectory, startServerProcess } from '../../scripts/harness/server-process.ts'
import type { StoredInquiry } from '../../src/server/store/tables.ts'
import { withStoreOf } from './stores.ts'

export interface SiteServer {
  url: string
  /** What the agency finds, including what was flagged as spam */
  inquiries: () => Promise<StoredInquiry[]>
}

/** For Playwright: the real server in each worker, on a free port and an empty database. */
export const siteFixture: [WorkerFixture<SiteServer, object>, { scope: 'worker' }] = [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
  async ({}, use) => {
    const directory = await serverDirectory()
    const environment = { ...directory.environment, SITE_DIR: 'dist/client' }
    const server = await startServerProcess(environment)
    await use({
      url: server.url,
      inquiries: () => withStoreOf(environment, ({ inquiries }) => inquiries.list()),
    })
    await server.end('SIGTERM')
    await directory.remove()
  },
  { scope: 'worker' },
]
