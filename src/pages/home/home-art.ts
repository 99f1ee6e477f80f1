import type { ArtName } from '../../content/art.ts'

/** Apart from the other pictures: no first visit to another page has to know their URLs. */
const urls = import.meta.glob<string>('../../content/art/{hero,service}-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})

/** The URL of one of Home's pictures. */
export const homeArtUrl = (picture: ArtName) => urls[`../../content/art/${picture}.svg`]
