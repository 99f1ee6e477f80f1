import { afterEach, expect, test, vi } from 'vitest'
import { BEATS, EXAMPLE } from '../../../../src/content/duet.ts'
import { playDuet } from '../../../../src/pages/home/play-duet.ts'
import { BEAT_MS } from '../../../../src/tuning.ts'

afterEach(() => void vi.useRealTimers())

test('where there is no sound, the beats of a duet are shown all the same', () => {
  vi.useFakeTimers()
  const onBeat = vi.fn()
  playDuet({ first: EXAMPLE }, onBeat)
  vi.advanceTimersByTime(BEATS * BEAT_MS)
  expect(onBeat.mock.calls.flat()).toEqual([...EXAMPLE.keys(), null])
})
