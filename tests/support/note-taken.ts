import { mkdir, rename, writeFile } from 'node:fs/promises'
import { SUITES_DIRECTORY, type SuiteId, suiteFile } from '../../src/dev/live-view-api.ts'

/** Leaves the transitions that a generated suite takes where the live view finds them. */
export async function noteTaken(
  suite: SuiteId,
  machine: string,
  taken: ReadonlySet<string>,
): Promise<void> {
  await mkdir(SUITES_DIRECTORY, { recursive: true })
  const file = suiteFile(suite, machine)
  // The server may be reading.
  await writeFile(`${file}.new`, JSON.stringify([...taken]))
  await rename(`${file}.new`, file)
}
