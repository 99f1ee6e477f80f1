import { existsSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buildSite } from './build/site.ts'

const OUT = 'dist'
const SOURCES = [
  'src',
  'public',
  'scripts',
  'package-lock.json',
  'panda.config.ts',
  'vite.config.ts',
]

/** When anything below a path last changed, in milliseconds since the epoch. */
async function lastChange(path: string): Promise<number> {
  if (!existsSync(path)) return 0
  const own = await stat(path)
  if (!own.isDirectory()) return own.mtimeMs
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const times = await Promise.all(
    entries.map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs),
  )
  return Math.max(own.mtimeMs, ...times)
}

// The policy file is written last: it stands for a build that was finished.
const built = await lastChange(join(OUT, 'csp.json'))
const changed = Math.max(...(await Promise.all(SOURCES.map(lastChange))))
if (built < changed) {
  process.stdout.write('Building the site …\n')
  await buildSite({ out: OUT, mode: 'production' })
}
