import { type ArtName, heroLayers } from '../../content/art.ts'
import type { Language } from '../../i18n/languages.ts'

/** Apart from the other pictures: no first visit to another page has to know their URLs. */
const urls = import.meta.glob<string>('../../content/art/{hero,service}-*.svg', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const urlOf = (picture: ArtName) => urls[`../../content/art/${picture}.svg`] ?? ''

/**
 * The URL of one of Home's pictures. In a build those that every language shows stand on the sheet of
 * each creator of the hero: the URL of such a picture is a fragment only.
 */
export function homeArtUrl(picture: ArtName, language: Language): string {
  const url = urlOf(picture)
  const [sheet] = urlOf(heroLayers(language)[0]).split('#')
  return url.startsWith('#') ? `${sheet}${url}` : url
}
