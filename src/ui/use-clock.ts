import { useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

/** Subscribes to full minutes. Recomputed each time: timers are suspended while a device sleeps. */
function everyMinute(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const schedule = () => {
    timer = setTimeout(
      () => {
        tick()
        schedule()
      },
      MINUTE_MS - (Date.now() % MINUTE_MS),
    )
  }
  schedule()
  return () => clearTimeout(timer)
}

/**
 * A value derived from the current time, updated every minute.
 *
 * @param read returns a primitive, so that React re-renders only when it changes
 * @param prerendered the value in the prerendered document
 */
export const useClock = <Value extends number | boolean | null>(
  read: (now: number) => Value,
  prerendered: Value,
): Value =>
  useSyncExternalStore(
    everyMinute,
    () => read(Date.now()),
    () => prerendered,
  )
