import { createHmac, randomBytes } from 'node:crypto'
import { networksOf } from './rate-limit.ts'

/** The fields of an event. No text that a visitor typed, no address, no whole error. */
export type LogFields = Readonly<Record<string, string | number | boolean | null>>

export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, error: unknown, fields?: LogFields): void
}

/**
 * A log of one JSON object per line: time, level, event, fields. Events are dotted names.
 *
 * Of an error it keeps name, code and place. Its message may quote what a visitor wrote, so it
 * stays out.
 */
export function createLog(write: (line: string) => void): Log {
  const put = (level: string, event: string, fields: LogFields = {}) =>
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))

  return {
    info: (event, fields) => put('info', event, fields),
    warn: (event, fields) => put('warn', event, fields),
    error: (event, error, fields) => put('error', event, { ...describeError(error), ...fields }),
  }
}

/** The server’s log on stdout; the server survives its reader. */
export function logToStdout(): Log {
  process.stdout.on('error', () => {})
  return createLog((line) => process.stdout.write(`${line}\n`))
}

function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = error.cause instanceof Error ? describeError(error.cause) : {}
  const place = error.stack?.split('\n').find((line) => line.startsWith('    at '))
  return {
    error: error.name,
    ...('code' in error ? { code: String(error.code) } : {}),
    ...('errcode' in error ? { errcode: Number(error.errcode) } : {}),
    ...(place ? { place: place.trim() } : {}),
    ...(cause.error ? { cause: String(cause.code ?? cause.error) } : {}),
    ...(cause.errcode ? { errcode: cause.errcode } : {}),
  }
}

/**
 * A name for the sender of a request, the same for an IPv4 address or a /64 as long as this process
 * runs. Its key is nowhere else, so nobody can tell the IP address from the name.
 */
export function createSourceNames(): (clientIp: string) => string {
  const key = randomBytes(32)
  return (clientIp) =>
    createHmac('sha256', key)
      .update(networksOf(clientIp)[0]?.network ?? '')
      .digest('base64url')
      .slice(0, 8)
}
