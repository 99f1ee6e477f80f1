import { machine as original } from '@zag-js/menu'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SUBMENU_OPEN_DELAY_MS, SUBMENU_POINTER_GRACE_MS } from '../../../src/tuning.ts'
import { tunedMenuMachine } from '../../../src/ui/use-tuned-menu.ts'

const effects = tunedMenuMachine.implementations?.effects

describe('what we replace in Zag’s menu', () => {
  it.each(['waitForOpenDelay', 'waitForCloseDelay'])('is still called %s there', (name) => {
    expect(original.implementations?.effects).toHaveProperty(name)
    expect(effects?.[name]).not.toBe(original.implementations?.effects?.[name])
  })

  it.each(['highlightFirstItem', 'highlightMatchedItem'])('is still called %s there', (name) => {
    expect(original.implementations?.actions).toHaveProperty(name)
    expect(tunedMenuMachine.implementations?.actions?.[name]).not.toBe(
      original.implementations?.actions?.[name],
    )
  })
})

describe('the timings of a submenu', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['waitForOpenDelay', SUBMENU_OPEN_DELAY_MS, 'DELAY.OPEN'],
    ['waitForCloseDelay', SUBMENU_POINTER_GRACE_MS, 'DELAY.CLOSE'],
  ])('%s is over after %i ms and not before', (name, delay, type) => {
    const send = vi.fn()
    // Of all that Zag hands to an effect, these use `send` only.
    effects?.[name]?.({ send } as never)
    vi.advanceTimersByTime(delay - 1)
    expect(send).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(send).toHaveBeenCalledExactlyOnceWith({ type })
  })

  it('a submenu left before the delay does not open', () => {
    const send = vi.fn()
    const leave = effects?.waitForOpenDelay?.({ send } as never)
    leave?.()
    vi.runAllTimers()
    expect(send).not.toHaveBeenCalled()
  })
})
