/**
 * In the page: timers of a second and more take sixty times as long, so that no busy machine lets a
 * toast go in the middle of a test.
 */
export function stretchSeconds(): void {
  const { setTimeout } = window
  const stretched = (work: TimerHandler, delay = 0, ...args: unknown[]) =>
    setTimeout(work, delay < 1000 ? delay : delay * 60, ...args)
  Object.assign(window, { setTimeout: stretched })
}
