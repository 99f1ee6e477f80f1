import { afterEach, expect, it, vi } from 'vitest'
import { isReachable } from '../../../src/layout/full-page-load.ts'

afterEach(() => vi.restoreAllMocks())

it('a site that does not answer in time is not reachable', async () => {
  const limit = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  )
  const answer = isReachable('/en')
  limit.abort()
  expect(await answer).toBe(false)
})
