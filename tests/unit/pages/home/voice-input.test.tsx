// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { BEATS } from '../../../../src/content/duet.ts'
import { VoiceInput } from '../../../../src/pages/home/voice-input.tsx'
import { renderInLanguage } from '../../../support/render-in-language.tsx'

afterEach(cleanup)

const SILENCE = Array.from({ length: BEATS }, () => 0)

test('a second finger draws nothing, and the first one goes on where it was', async () => {
  const onDraw = vi.fn<(beat: number, note: number) => void>()
  await renderInLanguage(
    'en',
    <VoiceInput
      voice={SILENCE}
      name="first"
      press={{ current: [] }}
      takesFocus={false}
      onDraw={onDraw}
    />,
  )
  const half = screen.getByRole('group')
  const held = new Set<number>()
  Object.assign(half, {
    getBoundingClientRect: () => new DOMRect(0, 0, 100 * BEATS, 100),
    setPointerCapture: (id: number) => held.add(id),
    hasPointerCapture: (id: number) => held.has(id),
  })
  const finger = (pointerId: number, beat: number) => ({
    ...{ clientX: 100 * beat + 50, clientY: 50, button: 0 },
    ...{ pointerId, isPrimary: pointerId === 1, pointerType: 'touch' },
  })
  fireEvent.pointerDown(half, finger(1, 0))
  fireEvent.pointerDown(half, finger(2, BEATS - 1))
  fireEvent.pointerMove(half, finger(1, 1))
  expect(new Set(onDraw.mock.calls.map(([beat]) => beat))).toEqual(new Set([0, 1]))
})
