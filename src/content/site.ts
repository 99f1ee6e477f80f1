/** Used until the agency has a domain; not reachable. */
export const PLACEHOLDER_ORIGIN = 'https://duet.example'

/**
 * The origin in canonical URLs, sitemap, feeds and Open Graph. The build takes it from the
 * environment variable of the same name.
 */
export const PUBLIC_ORIGIN = process.env.PUBLIC_ORIGIN || PLACEHOLDER_ORIGIN
