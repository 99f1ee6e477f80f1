/**
 * On the page: timers of three seconds and more take sixty times as long, so that no toast closes during a
 * test on a slow machine. Shorter ones hold up the form, for its token and its rules.
 */
export function stretchLongTimers(): void {
  const { setTimeout } = window
  const stretched = (work: TimerHandler, delay = 0, ...args: unknown[]) =>
    setTimeout(work, delay < 3000 ? delay : delay * 60, ...args)
  Object.assign(window, { setTimeout: stretched })
}
