import { artSize, heroLayers } from '../../../src/content/art.ts'
import { DEFAULT_LANGUAGE } from '../../../src/i18n/languages.ts'
import { DRAWINGS } from './drawings.ts'
import { renderDrawing } from './render.ts'

/** Home's hero with all layers in one file, for the README. */
export function homePicture(): string {
  const [width, height] = artSize('hero-brand')
  const layers = heroLayers(DEFAULT_LANGUAGE).map((name) => renderDrawing(name, DRAWINGS[name]()))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${layers.join('')}</svg>\n`
}
