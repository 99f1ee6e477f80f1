import { setTimeout as sleep } from 'node:timers/promises'

/** No command takes so long, on however busy a machine. */
export const LIMIT_MS = 60_000

/** A pause between two questions, so that asking leaves the browser the processor */
const PAUSE_MS = 20

/** Asks until it is so. */
export async function until(isSo: () => Promise<boolean>, what: string): Promise<void> {
  const end = Date.now() + LIMIT_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Not in ${LIMIT_MS / 1000} s: ${what}`)
    await sleep(PAUSE_MS)
  }
}

/** A page that leaves while it is asked answers nothing: the next one is asked. */
export async function retryOnNavigation<Answer>(
  ask: () => Promise<Answer>,
  hasLeft: (error: unknown) => boolean,
): Promise<Answer> {
  const end = Date.now() + LIMIT_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!hasLeft(error) || Date.now() > end) throw error
      await sleep(PAUSE_MS)
    }
  }
}
