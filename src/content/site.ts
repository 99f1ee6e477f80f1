/** What the site is called until the agency has a domain; no reader can reach it. */
export const PLACEHOLDER_ORIGIN = 'https://duet.example'

/**
 * Where the site is published: canonical addresses, the sitemap, the feeds and Open Graph name it.
 * The build takes it from the environment variable of the same name.
 */
export const PUBLIC_ORIGIN = process.env.PUBLIC_ORIGIN || PLACEHOLDER_ORIGIN
