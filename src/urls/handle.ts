/** What both platforms allow in a name */
const HANDLE = /^@?([A-Za-z0-9_.]{2,30})$/

/** The pattern of a field for it: the same, for the browser */
export const HANDLE_PATTERN = '@?[A-Za-z0-9_.]{2,30}'

/** A creator's name on TikTok or Instagram: `'anna.films'` → `'@anna.films'`; anything else is ignored. */
export function readHandle(typed: string | undefined): string | undefined {
  const [, name] = HANDLE.exec(typed?.trim() ?? '') ?? []
  return name && `@${name}`
}
