import { setTimeout as sleep } from 'node:timers/promises'

/** The timeout of every command: generous, because machines are shared. */
export const LIMIT_MS = 60_000

/** The pause between two attempts */
const PAUSE_MS = 20

/** Polls a condition. */
export async function until(condition: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + LIMIT_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Not in ${LIMIT_MS / 1000} s: ${what}`)
    await sleep(PAUSE_MS)
  }
}

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
