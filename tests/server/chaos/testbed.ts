import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ServerProcess,
  serverDirectory,
  startServerProcess,
} from '../../../scripts/harness/server-process.ts'
import { startTcpProxy } from '../../../scripts/harness/tcp-proxy.ts'
import type { DatabaseKind } from '../../../src/server/store/database.ts'
import type { Store } from '../../../src/server/store/open.ts'
import { type Postgres, startPostgres } from '../../support/postgres.ts'
import { type ReceivedMail, type SmtpBehaviour, startSmtp } from '../../support/smtp.ts'
import { tokenOfPerson, withStoreOf } from '../../support/stores.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const STEPPED_CLOCK = new URL('./stepped-clock.ts', import.meta.url).href

/** A received mail, and the server process that was running then. */
export interface MailCopy extends ReceivedMail {
  sender: ServerProcess
}

export type Testbed = Awaited<ReturnType<typeof startTestbed>>

/** The real server with its dependencies, each of which can be made to fail. */
export async function startTestbed(database: DatabaseKind) {
  const directory = await serverDirectory()
  const clockFile = join(directory.environment.SITE_DIR, '../clock')
  await writeFile(clockFile, '0')

  const cluster = database === 'postgres' ? await startPostgres() : null
  const disk = await mountSmallDisk(cluster?.user)
  const postgres =
    cluster && (await databaseBehindProxy(cluster, directory.environment.SITE_DIR, disk))

  const behaviour = { current: 'accept' as SmtpBehaviour }
  const copies: MailCopy[] = []
  const smtp = await startSmtp(behaviour, (mail) =>
    copies.push(Object.assign(mail, { sender: server })),
  )
  const environment: Record<string, string> = {
    ...directory.environment,
    NODE_OPTIONS: `--import=${STEPPED_CLOCK}`,
    STEPPED_CLOCK: clockFile,
    SMTP_URL: smtp.url,
    MAIL_TO: 'hello@duet.example',
    ...(postgres ? { DATABASE_URL: postgres.proxiedUrl } : disk ? { DATA_DIR: disk.path } : {}),
  }
  let server = await startServerProcess(environment)
  const proxy = await startTcpProxy({ host: '127.0.0.1', port: 0 }, addressOf(server))

  const behindProxy = { ...environment, ...(postgres && { DATABASE_URL: postgres.url }) }
  const withStore = <Result>(use: (store: Store) => Promise<Result>) =>
    withStoreOf(behindProxy, use)
  return {
    /** Where visitors post: a proxy in front of the server */
    url: `http://127.0.0.1:${proxy.port}`,
    proxy,
    server: () => server,
    async restartServer() {
      server = await startServerProcess(environment)
      proxy.target = addressOf(server)
    },
    /** The database, if it is a server of its own, with a proxy in front */
    postgres,
    /** The disk of the tables; null if none can be mounted */
    disk,
    behaviour,
    /** Every mail that the mail server accepted, in order */
    copies,
    disconnectMail: smtp.disconnect,
    /** Sets the offset of the server's clock from the true time. */
    async setClock(offsetMs: number) {
      await writeFile(clockFile, String(offsetMs))
      server.process.kill('SIGUSR2')
    },
    token: await withStore(tokenOfPerson),
    /** The database as another process sees it */
    withStore,
    async remove() {
      await server.end('SIGTERM')
      await Promise.all([proxy.stop(), postgres?.proxy.stop(), smtp.stop()])
      await postgres?.cluster.stop()
      await disk?.remove()
      await directory.remove()
    },
  }
}

const addressOf = ({ url }: ServerProcess) => ({
  host: '127.0.0.1',
  port: Number(new URL(url).port),
})

/** A database whose socket is in another folder too, behind a proxy. */
async function databaseBehindProxy(cluster: Postgres, folder: string, disk: SmallDisk | null) {
  const socket = '.s.PGSQL.5432'
  const url = await cluster.createDatabase(disk?.path)
  const proxiedUrl = url.replace(encodeURIComponent(cluster.directory), encodeURIComponent(folder))
  const proxy = await startTcpProxy(
    { path: join(folder, socket) },
    { path: join(cluster.directory, socket) },
  )
  return { cluster, url, proxiedUrl, proxy }
}
