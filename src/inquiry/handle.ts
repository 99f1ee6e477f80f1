/** URLs of Instagram that are no profiles; those of TikTok have an @ before the name. */
const NO_PROFILE = '(?!(?:accounts|direct|explore|reels?|stories|tv)(?![A-Za-z0-9_.]))'
/** A profile's URL up to the name, as the apps copy it */
const PROFILE = `(?:https?://)?(?:www\\.|m\\.)?(?:instagram\\.com/@?${NO_PROFILE}|tiktok\\.com/@)`
/** What both platforms allow in a name, except their own domains and dots alone. */
export const HANDLE_NAME =
  '(?!(?:www\\.)?(?:instagram|tiktok)\\.com)(?=[_.]*[A-Za-z0-9])[A-Za-z0-9_.]{2,30}'

/** The longest link, with its tracking parameters */
export const LINK_LIMIT = 200

/** The pattern of a field for a name or the link to a profile, or to what is on it */
export const HANDLE_PATTERN = `\\s*(?:@?${HANDLE_NAME}|${PROFILE}${HANDLE_NAME}(?:[\\/?#].*)?)\\s*`

const HANDLE = new RegExp(`^${HANDLE_PATTERN}$`)
const BEFORE_NAME = new RegExp(`^\\s*(?:${PROFILE}|@)?`)

/**
 * A creator's name on TikTok or Instagram: `'anna.films'` → `'@anna.films'`, as
 * `'https://www.instagram.com/anna.films?igsh=1'`; anything else is ignored.
 */
export function readHandle(typed = ''): string | undefined {
  // The pattern takes quadratic time, and a query has no limit of its own.
  if (typed.length > LINK_LIMIT || !HANDLE.test(typed)) return undefined
  const [name] = typed.replace(BEFORE_NAME, '').split(/[/?#\s]/)
  return `@${name}`
}
