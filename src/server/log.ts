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
