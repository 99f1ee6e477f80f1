/** Draws the illustrations in src/content/art, and lists their names: a name without a drawing does not compile. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DRAWINGS } from './assets/art/drawings.ts'
import { renderDrawing } from './assets/art/render.ts'

const FOLDER = 'src/content/art'

const names = Object.keys(DRAWINGS).sort()

const files = new Map([
  ...Object.entries(DRAWINGS).map(
    ([name, draw]) => [`${name}.svg`, renderDrawing(name, draw())] as const,
  ),
  ['names.ts', `export type ArtName =\n${names.map((name) => `  | '${name}'\n`).join('')}`],
])

await mkdir(FOLDER, { recursive: true })
for (const file of await readdir(FOLDER)) {
  if (!files.has(file)) await rm(join(FOLDER, file))
}
// What is unchanged stays untouched: a development server reloads the rest only.
const written: string[] = []
for (const [file, content] of files) {
  const path = join(FOLDER, file)
  if (existsSync(path) && (await readFile(path, 'utf8')) === content) continue
  await writeFile(path, content)
  written.push(file)
}
if (import.meta.main)
  process.stdout.write(`Drawn anew in ${FOLDER}: ${written.join(' ') || 'nothing'}\n`)
