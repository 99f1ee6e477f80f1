import { execFile, spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const MEGABYTES = 64
const MEGABYTE = Buffer.alloc(1024 * 1024)

export type SmallDisk = NonNullable<Awaited<ReturnType<typeof mountSmallDisk>>>

/** A file system of its own, small enough to fill; null where this user may not mount one. */
export async function mountSmallDisk(owner?: { uid?: number; gid?: number }) {
  const path = await mkdtemp(join(tmpdir(), 'duet-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m,mode=0755`, 'tmpfs', path])
  } catch {
    process.stderr.write('No disk can be mounted here: none fills up.\n')
    await rm(path, { recursive: true })
    return null
  }
  if (owner?.uid !== undefined && owner.gid !== undefined) chownSync(path, owner.uid, owner.gid)

  const unmount = () => spawnSync('umount', ['--lazy', path])
  process.once('exit', unmount)

  const filler = join(path, 'filler')
  return {
    path,
    /** Leaves no byte free */
    async fill() {
      for (let written = 0; written < MEGABYTES; written += 1) {
        const isFull = await appendFile(filler, MEGABYTE).then(
          () => false,
          (error: NodeJS.ErrnoException) => error.code === 'ENOSPC',
        )
        if (isFull) return
      }
      throw new Error(`${path} does not fill up`)
    },
    free: () => rm(filler, { force: true }),
    async remove() {
      process.off('exit', unmount)
      await run('umount', [path])
      await rm(path, { recursive: true })
    },
  }
}
