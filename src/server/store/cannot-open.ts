import { codeOf } from '../error-text.ts'
import { resultCode } from './sqlite-dialect.ts'

/** SQLite's result codes (https://sqlite.org/rescode.html) */
const CORRUPT = 11
const NOT_A_DATABASE = 26

const NO_DIRECTORY = ['EEXIST', 'ENOTDIR']
const NO_ANSWER = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EAI_AGAIN']
const LOGIN_REFUSED = ['28000', '28P01']
const NO_SUCH_DATABASE = '3D000'

/** Why a file cannot be opened as the database: the setting, and what to do. */
export const cannotOpenFile = (file: string, cause: unknown): Error =>
  new Error(`DATA_DIR: ${file} ${faultOfFile(cause)}`, { cause })

function faultOfFile(cause: unknown): string {
  if (NO_DIRECTORY.includes(codeOf(cause))) return 'would not be in a directory; name another one'
  if ([CORRUPT, NOT_A_DATABASE].includes(resultCode(cause) ?? 0))
    return 'is no database, or a damaged one; name another directory, or restore a backup'
  return 'cannot be opened; name a directory in which this user may write'
}

/** Why a PostgreSQL cannot be used: the setting, and what to do. It never has the password. */
export function cannotOpenPostgres(databaseUrl: string, cause: unknown): Error {
  const { host, searchParams, pathname } = new URL(databaseUrl)
  const fault = faultOfServer(searchParams.get('host') ?? host, pathname.slice(1), codeOf(cause))
  return new Error(`DATABASE_URL: ${fault}`, { cause })
}

function faultOfServer(server: string, database: string, code: string): string {
  if (NO_ANSWER.includes(code))
    return `nothing answers at ${server}; start PostgreSQL, or correct it`
  if (LOGIN_REFUSED.includes(code))
    return `${server} refuses the user or the password; correct them`
  if (code === NO_SUCH_DATABASE)
    return `${server} has no database "${database}"; create it, or name another`
  return `the database at ${server} cannot be used`
}
