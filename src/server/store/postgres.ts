import {
  CamelCasePlugin,
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import pg from 'pg'
import { codeOf } from '../error-text.ts'
import type { Database } from './database.ts'
import { migrate, type OpenedBy } from './migrations.ts'
import { postgresBuckets } from './postgres-buckets.ts'
import type { Tables } from './tables.ts'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3000
const QUERY_TIMEOUT_MS = 5000
/** Of a migration, which may rewrite a table, or wait for another server's */
const MIGRATION_TIMEOUT_MS = 10 * 60_000
/** Inquiries queue behind the lock that a rewrite waits for: shorter than they wait. */
const REWRITE_LOCK_TIMEOUT_MS = 3000
const APPLICATION_NAME = 'duet-site'
/** A connection that is idle for longer gets TCP keep-alive probes. */
const KEEP_ALIVE_AFTER_MS = 10_000

/**
 * Transient classes and codes of SQLSTATE: connection lost, resources exhausted (disk full, too
 * many connections), stopped by an operator, serialization failures and deadlocks, unavailable
 * locks, a read-only standby.
 */
const TRANSIENT_STATES = /^(?:08|53|57|58|40001|40P01|55P03|25006)/
const NETWORK_ERRORS = /^E[A-Z]+$/
/** node-postgres gives these no code. */
const CLIENT_FAILURES = /timeout|Connection terminated|not queryable/

/** Why there was no connection: whatever it is, a refused login or an expired certificate, too. */
const connectFailures = new WeakSet<Error>()

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (connectFailures.has(error)) return true
  const code = codeOf(error)
  return (
    TRANSIENT_STATES.test(code) || NETWORK_ERRORS.test(code) || CLIENT_FAILURES.test(error.message)
  )
}

const BIGINT_OID: number = pg.types.builtins.INT8

/** Milliseconds are stored as bigint, which node-postgres returns as text; they fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

export interface PostgresOptions {
  connectionString: string
  /** Called with the error of a connection that was lost while nothing used it */
  onIdleError: (error: Error) => void
  openedBy?: OpenedBy
  queryTimeoutMs?: number
}

/** PostgreSQL with our tables, for servers on several machines. */
export async function openPostgres({
  connectionString,
  onIdleError,
  openedBy = 'server',
  queryTimeoutMs = QUERY_TIMEOUT_MS,
}: PostgresOptions): Promise<Database> {
  const connect = (timeoutMs: number) => connectPool({ connectionString, onIdleError, timeoutMs })
  const migrating = connect(MIGRATION_TIMEOUT_MS)
  await migrate(migrating, 'postgres', openedBy).finally(() => migrating.destroy())

  const db = connect(queryTimeoutMs)
  const buckets = postgresBuckets(db)
  return {
    kind: 'postgres',
    db,
    buckets,
    isUnavailable,
    // The files are the database server’s.
    assertFileInPlace() {},
    eraseTraces: () => rewriteTables(connectionString),
    async backup() {
      throw new Error(
        'a PostgreSQL database is backed up by its own tool: pg_dump --format=custom --exclude-table-data=buckets',
      )
    },
    close() {
      buckets.stop()
      return db.destroy()
    },
  }
}

interface PoolOptions extends Pick<PostgresOptions, 'connectionString' | 'onIdleError'> {
  /** Of a query */
  timeoutMs: number
}

function connectPool({ connectionString, onIdleError, timeoutMs }: PoolOptions): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: timeoutMs,
    statement_timeout: timeoutMs,
    // Otherwise the transaction of a connection that hangs keeps its locks, that of the buckets too.
    idle_in_transaction_session_timeout: timeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    application_name: APPLICATION_NAME,
  })
  pool.on('error', onIdleError)
  // The pool has no error listener on a client in use; its query fails, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}))
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: discardingBroken(pool) }),
    plugins: [new CamelCasePlugin()],
  })
}

/**
 * Rewrites the tables: a plain vacuum frees the space of deleted rows, with their bytes still in it.
 * Not on a connection of the pool: a large table takes longer than its queries may.
 */
async function rewriteTables(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    lock_timeout: REWRITE_LOCK_TIMEOUT_MS,
    application_name: APPLICATION_NAME,
  })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('vacuum (full) inquiries')
    await client.query('vacuum (full) outbox')
  } finally {
    await client.end()
  }
}

/**
 * A pool that closes a connection instead of reusing it when a query failed without a response
 * from the server: its state is unknown, and the next query might hang as long.
 */
const discardingBroken = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect().catch((error: Error) => {
      connectFailures.add(error)
      throw error
    })
    let brokenBy: unknown

    async function query(text: string, parameters: readonly unknown[]) {
      // Not even the rollback is tried.
      if (brokenBy) throw brokenBy
      try {
        return await client.query(text, [...parameters])
      } catch (error) {
        if (!(error instanceof pg.DatabaseError)) brokenBy = error
        throw error
      }
    }
    return {
      // Kysely's type has cursors too, which are not used here.
      query: query as unknown as PostgresPoolClient['query'],
      release: () => client.release(brokenBy !== undefined),
    }
  },
  end: () => pool.end(),
})
