import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { STAMP } from './source-hash.ts'

/** The staging folder, inside the output folder: renaming stays on one file system. */
const STAGING = '.staging'

/** An empty staging folder in `out`, without remains of an interrupted build. */
export async function createStaging(out: string): Promise<string> {
  const staging = join(out, STAGING)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  return staging
}

/**
 * Replaces the last build with the staged one. Whenever it is interrupted, `out` holds the last
 * build, the new one, or an unfinished one: the stamp is removed first and written last.
 */
export async function replaceBuild(out: string): Promise<void> {
  const staging = join(out, STAGING)
  const entries = (await readdir(staging)).filter((entry) => entry !== STAMP)
  await rm(join(out, STAMP), { force: true })
  for (const entry of entries) {
    await rm(join(out, entry), { recursive: true, force: true })
    await rename(join(staging, entry), join(out, entry))
  }
  await rename(join(staging, STAMP), join(out, STAMP))
  await rm(staging, { recursive: true })
}
