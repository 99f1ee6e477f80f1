// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useTear } from '../../../../src/pages/training-events/use-tear.ts'

afterEach(cleanup)

const Stub = ({ onTorn }: { onTorn: () => void }) => <button type="button" {...useTear(onTorn)} />

test('a second finger on a stub tears nothing off, and the first one goes on', () => {
  const onTorn = vi.fn()
  render(<Stub onTorn={onTorn} />)
  const stub = screen.getByRole('button')
  const finger = (pointerId: number, clientX: number) => ({
    ...{ pointerId, clientX, isPrimary: pointerId === 1, pointerType: 'touch', button: 0 },
  })
  Object.assign(stub, { setPointerCapture: () => {} })
  fireEvent.pointerDown(stub, finger(1, 100))
  fireEvent.pointerDown(stub, finger(2, 400))
  fireEvent.pointerUp(stub, finger(2, 400))
  expect(onTorn).not.toHaveBeenCalled()
  fireEvent.pointerUp(stub, finger(1, 200))
  expect(onTorn).toHaveBeenCalledOnce()
})
