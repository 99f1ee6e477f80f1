import { mkdir, writeFile } from 'node:fs/promises'
import { machinePages } from './machines/machines.ts'

/** Regenerates the page of every statechart: docs/machines/<name>.md */

await mkdir('docs/machines', { recursive: true })
for (const { file, text } of await machinePages()) {
  await writeFile(file, text)
  process.stdout.write(`${file}\n`)
}
