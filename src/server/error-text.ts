/** A message with its causes: `No built site in dist/client: … (ENOENT: no such file or directory, …)` */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // Node's error of a name with several addresses has no message.
  const message = error.message || codeOf(error)
  return error.cause ? `${message} (${errorText(error.cause)})` : message
}

/** `'ENOENT'` of a system error, `'28P01'` of PostgreSQL; `''` if it has none. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''
