import { afterEach, expect, test, vi } from 'vitest'
import { onceSeen } from '../../../src/ui/entrance.ts'

afterEach(() => void vi.unstubAllGlobals())

/** What the browser reports of the element, all at once: on a slow phone several times together. */
function seenBy(...reports: boolean[]) {
  const disconnect = vi.fn()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {}
      disconnect = disconnect
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        queueMicrotask(() => report(reports.map((isIntersecting) => ({ isIntersecting }))))
      }
    },
  )
  const callback = vi.fn()
  onceSeen({} as Element, callback)
  return { callback, disconnect }
}

test('an element is seen when it has come into view since the last report', async () => {
  const { callback, disconnect } = seenBy(false, true)
  await expect.poll(() => callback.mock.calls).toHaveLength(1)
  expect(disconnect).toHaveBeenCalledOnce()
})

test('an element below the window is not seen yet', async () => {
  const { callback, disconnect } = seenBy(false)
  await Promise.resolve()
  expect(callback).not.toHaveBeenCalled()
  expect(disconnect).not.toHaveBeenCalled()
})
