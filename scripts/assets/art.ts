/** Draws the illustrations in src/content/art, and lists their names. Run it when a drawing or an ink changes. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { DRAWINGS } from './art/drawings.ts'
import { ART_NAMES } from './art/names.ts'
import { renderDrawing } from './art/render.ts'

const FOLDER = new URL('../../src/content/art/', import.meta.url)

await rm(FOLDER, { recursive: true })
await mkdir(FOLDER)
for (const [name, draw] of Object.entries(DRAWINGS)) {
  await writeFile(new URL(`${name}.svg`, FOLDER), renderDrawing(name, draw()))
}
await writeFile(new URL('../art-names.ts', FOLDER), ART_NAMES)
