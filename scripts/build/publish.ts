import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { STAMP } from './stamp.ts'

/** Where a build is made, inside the folder that it is for: renaming stays on one file system. */
export const STAGING = '.staging'

/** An empty staging folder in `out`, cleared of what an interrupted build left there. */
export async function createStaging(out: string): Promise<string> {
  const staging = join(out, STAGING)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true })
  return staging
}

/**
 * Puts the staged build in the place of the last one. Whenever it is interrupted, `out` holds the
 * last build, the new one, or none that counts as finished: the stamp goes first and comes last.
 */
export async function publish(out: string): Promise<void> {
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
