// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EXAMPLE } from '../../../../src/content/duet.ts'
import { useComposition } from '../../../../src/pages/home/use-composition.ts'

test('a bar that is drawn out and back in one movement is where it was', () => {
  const { result } = renderHook(() => useComposition(undefined, false, undefined))
  const { draw } = result.current
  const [first = 0] = EXAMPLE
  act(() => {
    for (const note of [first, first + 1, first]) draw(0, note)
  })
  expect(result.current.voice).toEqual(EXAMPLE)
})
