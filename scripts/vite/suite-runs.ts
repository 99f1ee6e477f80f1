import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import {
  SUITES,
  SUITES_DIRECTORY,
  type SuiteId,
  type SuiteRun,
} from '../../src/dev/live-view-api.ts'

const isSuite = (name: string | undefined): name is SuiteId =>
  name !== undefined && Object.hasOwn(SUITES, name)

/** What each suite took of each machine when it last ran; nothing before the first run. */
export async function suiteRuns(root: string): Promise<SuiteRun[]> {
  const directory = join(root, SUITES_DIRECTORY)
  const files = await readdir(directory).catch(() => [])
  const whole = files.filter((file) => file.endsWith('.json'))
  const runs = await Promise.all(whole.map((file) => readRun(join(directory, file))))
  return runs.flat()
}

async function readRun(file: string): Promise<SuiteRun[]> {
  const [suite, machine = ''] = basename(file, '.json').split('.')
  if (!isSuite(suite)) return []
  const found = await Promise.all([readFile(file, 'utf8'), stat(file)]).catch(nullIfGone)
  if (!found) return []
  const [text, { mtimeMs }] = found
  return [{ suite, machine, at: mtimeMs, taken: JSON.parse(text) }]
}

/** A file may be removed after it has been listed. */
function nullIfGone(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error
  return null
}
