/**
 * On the page: timers of a second and more take sixty times as long, so that no toast closes during a
 * test on a slow machine.
 */
export function stretchSeconds(): void {
  const { setTimeout } = window
  const stretched = (work: TimerHandler, delay = 0, ...args: unknown[]) =>
    setTimeout(work, delay < 1000 ? delay : delay * 60, ...args)
  Object.assign(window, { setTimeout: stretched })
}
