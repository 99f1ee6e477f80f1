import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { runCli } from '../../src/server/cli/run.ts'
import { createLog } from '../../src/server/log.ts'
import { openExistingStore } from '../../src/server/store/open.ts'
import type { StoredInquiry } from '../../src/server/store/store.ts'

const NO_LOG = createLog(() => {}, Date.now)

const readyLine = z.object({ event: z.literal('server.ready'), port: z.number() })

export interface SiteServer {
  url: string
  /** What the agency's command line lists, what was flagged as spam included */
  inquiries(): Promise<StoredInquiry[]>
  /** Ends the server process; its data stays for `start`. */
  stop(): Promise<void>
  /** Starts it again, at the same address. */
  start(): Promise<void>
  /** Ends it and removes its data. */
  remove(): Promise<void>
}

/**
 * Starts the real server as a process of its own, on a free port and an empty database.
 *
 * @param settings `SITE_DIR` names the built site; by default it is the one of `npm run build`
 */
export async function startSite(settings: { SITE_DIR?: string } = {}): Promise<SiteServer> {
  const data = await mkdtemp(join(tmpdir(), 'duet-site-'))
  const environment = {
    ...process.env,
    ...settings,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    RATE_LIMIT: '1000000',
    RATE_LIMIT_TOTAL: '1000000',
  }
  let running = await startProcess({ ...environment, PORT: '0' })
  const { port } = running

  const exported = async (...options: string[]): Promise<StoredInquiry[]> => {
    let printed = ''
    await runCli(['export', '--json', ...options], {
      environment,
      openStore: (settings) => openExistingStore(settings, NO_LOG),
      now: Date.now,
      log: NO_LOG,
      stdout: (text) => {
        printed += text
      },
      stderr: (text) => {
        throw new Error(text)
      },
    })
    return JSON.parse(printed)
  }
  const stop = () => running.stop()

  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    inquiries: async () => [...(await exported()), ...(await exported('--spam'))],
    async start() {
      running = await startProcess({ ...environment, PORT: String(port) })
    },
    async remove() {
      await stop()
      await rm(data, { recursive: true })
    },
  }
}

async function startProcess(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    createInterface(child.stdout).on('line', (line) => {
      const ready = readyLine.safeParse(JSON.parse(line))
      if (ready.success) resolve(ready.data.port)
    })
  })
  return {
    port,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
