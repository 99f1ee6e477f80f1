import { machine as original } from '@zag-js/menu'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SUBMENU_OPEN_DELAY_MS, SUBMENU_POINTER_GRACE_MS } from '../../../../src/tuning.ts'
import { tunedMenuMachine } from '../../../../src/ui/menu/use-tuned-menu.ts'

const { effects, actions } = tunedMenuMachine.implementations ?? {}
const zag = original.implementations

/** What has another value than Zag's, or none there */
const replaced = (ours = {}, zags = {}) =>
  Object.entries(ours).flatMap(([name, own]) => (Object(zags)[name] === own ? [] : [name]))

describe('what we replace in Zag’s menu', () => {
  it.each([...replaced(effects, zag?.effects), ...replaced(actions, zag?.actions)])(
    'is still called %s there',
    (name) => {
      expect({ ...zag?.effects, ...zag?.actions }).toHaveProperty(name)
    },
  )

  it('is a wait for a submenu in which Zag’s still ignores a click', () => {
    expect(original.states.opening?.effects).toContain('waitForOpenDelay')
    expect(original.states.opening?.on).not.toHaveProperty('TRIGGER_CLICK')
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
