import type { WorkerFixture } from '@playwright/test'
import { serverDirectory, startServerProcess } from '../../scripts/harness/server-process.ts'
import type { StoredInquiry } from '../../src/server/store/tables.ts'
import { withStoreOf } from './stores.ts'

export interface SiteServer {
  url: string
  /** What the agency finds, including what was flagged as spam */
  inquiries: () => Promise<StoredInquiry[]>
}

/**
 * For Playwright: the real server in each worker, on a free port and an empty database.
 *
 * @param site where the build is
 * @param build makes it, unless it has been made already
 */
export const siteFixture = (
  site = 'dist/client',
  build?: () => Promise<unknown>,
): [WorkerFixture<SiteServer, object>, { scope: 'worker'; timeout: number }] => [
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
  async ({}, use) => {
    await build?.()
    const directory = await serverDirectory()
    const environment = { ...directory.environment, SITE_DIR: site }
    const server = await startServerProcess(environment)
    await use({
      url: server.url,
      inquiries: () => withStoreOf(environment, ({ inquiries }) => inquiries.list()),
    })
    await server.end('SIGTERM')
    await directory.remove()
  },
  // With a build, on a busy machine
  { scope: 'worker', timeout: 600_000 },
]
