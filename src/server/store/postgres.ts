import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Engine } from './engine.ts'
import { migrate } from './migrations.ts'
import type { Tables } from './tables.ts'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 3000
const QUERY_TIMEOUT_MS = 5000

/**
 * Classes and codes of SQLSTATE that pass: connection lost, resources used up (disk full, too many
 * connections), stopped by an operator, serialization failures and deadlocks, locks not to be had,
 * a standby that cannot be written.
 */
const PASSING_STATES = /^(?:08|53|57|58|40001|40P01|55P03|25006)/
const NETWORK_ERRORS = /^E[A-Z]+$/
/** node-postgres gives these no code. */
const CLIENT_TIMEOUTS = /timeout|Connection terminated|pool after calling end/

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    PASSING_STATES.test(code) || NETWORK_ERRORS.test(code) || CLIENT_TIMEOUTS.test(error.message)
  )
}

const BIGINT_OID: number = pg.types.builtins.INT8

/** Milliseconds are stored as bigint, which node-postgres gives as text; they fit a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === BIGINT_OID ? Number : pg.types.getTypeParser(oid, format as 'text'),
}

/**
 * The engine for several machines: any number of servers on one PostgreSQL.
 *
 * @param onIdleError hears about connections that were lost while nothing used them
 */
export async function postgresEngine(
  connectionString: string,
  onIdleError: (error: Error) => void,
): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    application_name: 'duet-site',
  })
  pool.on('error', onIdleError)

  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, 'postgres')
  } catch (error) {
    await db.destroy()
    throw error
  }

  return {
    name: 'postgres',
    db,
    isUnavailable,
    // PostgreSQL's own vacuum removes deleted rows.
    async scrub() {},
    async backup() {
      throw new Error('a PostgreSQL database is backed up by its own tool: pg_dump --format=custom')
    },
    close: () => db.destroy(),
  }
}
