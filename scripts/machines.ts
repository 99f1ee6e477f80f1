import { writeFile } from 'node:fs/promises'
import { machinePages } from './machines/page.ts'

/** Regenerates the page of every statechart: docs/machines/<name>.md */

for (const { file, text } of await machinePages()) {
  await writeFile(file, text)
  process.stdout.write(`${file}\n`)
}
