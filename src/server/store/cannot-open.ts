import { codeOf } from '../error-text.ts'
import { resultCode } from './sqlite-dialect.ts'

/** SQLite's result codes (https://sqlite.org/rescode.html) */
const CORRUPT = 11
const NOT_A_DATABASE = 26

const NO_DIRECTORY = ['EEXIST', 'ENOTDIR']
const NO_ANSWER = ['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ETIMEDOUT', 'EAI_AGAIN']
const NO_ENTRY = ['28000', '28P01']
const NO_SUCH_DATABASE = '3D000'

/** Why a file cannot be opened as the database: the setting, and what to do. */
export function cannotOpenFile(file: string, cause: unknown): Error {
  const code = codeOf(cause)
  const result = resultCode(cause) ?? 0
  if (NO_DIRECTORY.includes(code))
    return new Error(`DATA_DIR: ${file} would not be in a directory; name another one`, { cause })
  if ([CORRUPT, NOT_A_DATABASE].includes(result))
    return new Error(
      `DATA_DIR: ${file} is no database, or a damaged one; name another directory, or restore a backup`,
      { cause },
    )
  return new Error(
    `DATA_DIR: ${file} cannot be opened; name a directory in which this user may write`,
    { cause },
  )
}

/** Why a PostgreSQL cannot be used: the setting, and what to do. It never has the password. */
export function cannotOpenPostgres(databaseUrl: string, cause: unknown): Error {
  const { host, searchParams, pathname } = new URL(databaseUrl)
  const server = searchParams.get('host') ?? host
  const code = codeOf(cause)
  if (NO_ANSWER.includes(code))
    return new Error(
      `DATABASE_URL: nothing answers at ${server}; start PostgreSQL, or correct it`,
      {
        cause,
      },
    )
  if (NO_ENTRY.includes(code))
    return new Error(`DATABASE_URL: ${server} refuses the user or the password; correct them`, {
      cause,
    })
  if (code === NO_SUCH_DATABASE)
    return new Error(
      `DATABASE_URL: ${server} has no database "${pathname.slice(1)}"; create it, or name another`,
      { cause },
    )
  return new Error(`DATABASE_URL: the database at ${server} cannot be used`, { cause })
}
