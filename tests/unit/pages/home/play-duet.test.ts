import { afterEach, expect, test, vi } from 'vitest'
import { BEATS, EXAMPLE } from '../../../../src/content/duet.ts'
import { playDuet } from '../../../../src/pages/home/play-duet.ts'
import { BEAT_MS } from '../../../../src/tuning.ts'

const PAUSES = EXAMPLE.map(() => 0)
const LENGTH_MS = BEATS * BEAT_MS

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('where there is no sound, the beats of a duet are shown all the same', () => {
  vi.useFakeTimers()
  const onBeat = vi.fn()
  playDuet({ first: EXAMPLE }, onBeat)
  vi.advanceTimersByTime(LENGTH_MS)
  expect(onBeat.mock.calls.flat()).toEqual([...EXAMPLE.keys(), null])
})

test('the device’s sound sleeps when nothing has sounded for a while', () => {
  vi.useFakeTimers()
  const [resume, suspend] = [vi.fn(), vi.fn()]
  vi.stubGlobal(
    'AudioContext',
    class {
      resume = resume
      suspend = suspend
    },
  )
  playDuet({ first: PAUSES }, () => {})
  expect(resume).toHaveBeenCalledOnce()
  expect(suspend).not.toHaveBeenCalled()
  vi.advanceTimersByTime(LENGTH_MS)
  expect(suspend).toHaveBeenCalledOnce()
})
