import { serverDirectory, startServerProcess } from '../../scripts/harness/server-process.ts'
import { withStoreOf } from '../../scripts/harness/store.ts'
import type { StoredInquiry } from '../../src/server/store/tables.ts'

export type SiteServer = Awaited<ReturnType<typeof startSite>>

/**
 * Starts the real server as a process of its own, on a free port and an empty database.
 *
 * @param settings `SITE_DIR` names the built site; by default it is the one of `npm run build`
 */
export async function startSite(settings: { SITE_DIR?: string } = {}) {
  const directory = await serverDirectory()
  const environment = { ...directory.environment, SITE_DIR: 'dist/client', ...settings }
  let server = await startServerProcess(environment)
  const { url } = server
  const stop = () => server.end('SIGTERM')

  return {
    url,
    /** Ends the server process; its data stays for `start`. */
    stop,
    /** What the agency finds, what was flagged as spam included */
    inquiries: (): Promise<StoredInquiry[]> =>
      withStoreOf(environment, ({ inquiries }) => inquiries.list()),
    /** Starts it again, at the same address. */
    async start() {
      server = await startServerProcess({ ...environment, PORT: new URL(url).port })
    },
    /** Ends it and removes its data. */
    async remove() {
      await stop()
      await directory.remove()
    },
  }
}
