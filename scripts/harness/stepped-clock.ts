import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerProcess } from './server-process.ts'

const PRELOAD = new URL('./stepped-clock-preload.ts', import.meta.url).href

/** A clock of server processes that can be set back and ahead while they run. */
export async function steppedClock(directory: string) {
  const file = join(directory, 'clock')
  await writeFile(file, '0')
  return {
    /** For the server's process */
    environment: { NODE_OPTIONS: `--import=${PRELOAD}`, STEPPED_CLOCK: file },
    /** Sets the offset of the server's clock from the true time. */
    async set(server: ServerProcess, offsetMs: number): Promise<void> {
      await writeFile(file, String(offsetMs))
      server.process.kill('SIGUSR2')
    },
  }
}
