import type { ArtName } from '../../content/art.ts'

/** Imported here only, so that their URLs are not in the chunks of other pages. */
const urls = import.meta.glob<string>('../../content/art/{hero,service}-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The URL of one of Home's pictures. */
export const homeArtUrl = (picture: ArtName) => urls[`../../content/art/${picture}.svg`]
