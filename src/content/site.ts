/** Where the site is published: canonical addresses, the sitemap and Open Graph name it. */
export const PUBLIC_ORIGIN = 'https://duet.example'
