import { execFile, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, existsSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { supervise } from '../../scripts/harness/child.ts'
import { openPostgres } from '../../src/server/store/postgres.ts'

const run = promisify(execFile)

const BINARIES = [
  '/usr/lib/postgresql/*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
  '/usr/local/bin',
]

export type Postgres = Awaited<ReturnType<typeof startPostgres>>

interface User {
  uid?: number
  gid?: number
}

/**
 * A PostgreSQL of our own in a temporary directory, on a Unix socket only. PostgreSQL refuses to
 * run as root: root runs it as the user `postgres`.
 */
export async function startPostgres() {
  const binaries = findBinaries()
  if (!binaries) throw new Error('PostgreSQL is not installed')
  const user = await unprivilegedUser()
  const directory = await createCluster(binaries, user)
  const settings = ['-clisten_addresses=', '-cfsync=off', '-cmax_connections=50']
  const running = await superviseCluster(
    join(binaries, 'postgres'),
    ['-D', dataIn(directory), '-k', directory, ...settings],
    { ...user, cwd: directory },
  )
  const urlOf = (database: string) => `postgres://duet@${encodeURIComponent(directory)}/${database}`
  let databases = 0

  return {
    /** Folder of its Unix socket */
    directory,
    /** The user who runs it, if another one */
    user,
    /**
     * URL of a new, empty database
     *
     * @param folder of its tables, if on another disk
     */
    async createDatabase(folder?: string): Promise<string> {
      databases += 1
      const name = `test_${databases}`
      const client = new pg.Client(urlOf('postgres'))
      await client.connect()
      if (folder) await client.query(`create tablespace ${name} location '${folder}'`)
      await client.query(`create database ${name} ${folder ? `tablespace ${name}` : ''}`)
      await client.end()
      return urlOf(name)
    },
    kill: running.kill,
    restart: running.restart,
    async stop() {
      await running.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const dataIn = (directory: string) => join(directory, 'data')

/** An empty cluster in a new directory. */
async function createCluster(binaries: string, user: User): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'duet-postgres-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(directory, user.uid, user.gid)
  const options = ['-U', 'duet', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  await run(join(binaries, 'initdb'), ['-D', dataIn(directory), ...options], {
    ...user,
    cwd: directory,
  })
  return directory
}

/** Runs PostgreSQL, at most as long as this process. */
async function superviseCluster(...command: Parameters<typeof startCluster>) {
  let end = await startCluster(...command)
  return {
    /** Kills it with every session; `restart` starts it again. */
    kill: async () => end?.('SIGKILL'),
    /** Kills every session, as a crash does, and starts again. */
    async restart() {
      await end?.('SIGQUIT')
      // Until the last process of one that was killed has gone, it refuses to start.
      do end = await startCluster(...command)
      while (!end)
    },
    stop: async () => end?.('SIGINT'),
  }
}

/** How to end it, once it is ready; null when it exited before. */
async function startCluster(program: string, args: readonly string[], options: SpawnOptions) {
  const started = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  for await (const line of createInterface(started.stderr)) {
    if (!line.includes('ready to accept connections')) continue
    started.stderr.resume()
    return supervise(started, 'SIGQUIT')
  }
  return null
}

/** The folder of PostgreSQL's programs, if it is installed. */
const findBinaries = (): string | undefined =>
  BINARIES.flatMap((pattern) => globSync(pattern))
    .filter((directory) => existsSync(join(directory, 'initdb')))
    .at(-1)

export const isPostgresInstalled = (): boolean => findBinaries() !== undefined

async function unprivilegedUser(): Promise<User> {
  if (process.getuid?.() !== 0) return {}
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout)
  return { uid: await idOf('-u'), gid: await idOf('-g') }
}

/** A test's database as the server opens it. */
export const openTestPostgres = (connectionString: string, queryTimeoutMs?: number) =>
  openPostgres({
    connectionString,
    onIdleError: () => {},
    ...(queryTimeoutMs === undefined ? {} : { queryTimeoutMs }),
  })
