import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Calls at every full minute. Timers rest while a device sleeps: the next minute finds the time. */
function everyMinute(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    timer = setTimeout(
      () => {
        tick()
        wait()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  wait()
  return () => clearTimeout(timer)
}

/**
 * What the clock of this device says, read anew every minute.
 *
 * @param read an answer that stays the same until it matters, so that nothing renders in between
 * @param prerendered the answer that is in the document already
 */
export const useClock = <Answer extends number | boolean | null>(
  read: (now: number) => Answer,
  prerendered: Answer,
): Answer =>
  useSyncExternalStore(
    everyMinute,
    () => read(Date.now()),
    () => prerendered,
  )
