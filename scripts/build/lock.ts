import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Long enough for another build */
const TIMEOUT_MS = 10 * 60_000

/**
 * Waits until no other process builds into a folder, and keeps others waiting until this one has ended.
 * The lock is SQLite's, which the system releases with the process, however it ends.
 */
export function lockBuild(out: string): void {
  mkdirSync(out, { recursive: true })
  const lock = new DatabaseSync(join(out, '.lock'), { timeout: TIMEOUT_MS })
  lock.exec('begin exclusive')
  // Until then nothing may collect it, which would end the lock.
  process.once('exit', () => lock.close())
}
