import { setTimeout as sleep } from 'node:timers/promises'

/** The timeout of every command: generous, because machines are shared. */
export const LIMIT_MS = 60_000

/** The pause between two attempts */
const PAUSE_MS = 20

/** Repeats a command that failed because its page was navigating away. */
export async function retryOnNavigation<Value>(
  command: () => Promise<Value>,
  hasLeft: (error: unknown) => boolean,
): Promise<Value> {
  const deadline = Date.now() + LIMIT_MS
  for (;;) {
    try {
      return await command()
    } catch (error) {
      if (!hasLeft(error) || Date.now() > deadline) throw error
      await sleep(PAUSE_MS)
    }
  }
}
