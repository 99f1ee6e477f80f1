import { afterEach, expect, test, vi } from 'vitest'
import { shareByTouch } from '../../../src/sections/send-link.tsx'

const LINK = { url: 'https://duet.example/en?voice=1' }

/** A device with a pointer that opens its share sheet as given */
function stubDevice(pointer: 'coarse' | 'fine', share: () => Promise<void>) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }))
  const shared = vi.fn(share)
  vi.stubGlobal('navigator', { ...navigator, canShare: () => true, share: shared })
  return shared
}

afterEach(() => void vi.unstubAllGlobals())

test('a touch device opens its share sheet with the link', async () => {
  const shared = stubDevice('coarse', () => Promise.resolve())
  expect(await shareByTouch(LINK)).toBe(true)
  expect(shared).toHaveBeenCalledExactlyOnceWith(LINK)
})

test('a sheet that the visitor closes was open: nothing else happens', async () => {
  stubDevice('coarse', () => Promise.reject(new DOMException('', 'AbortError')))
  expect(await shareByTouch(LINK)).toBe(true)
})

test('a second press while the sheet is open does nothing else', async () => {
  stubDevice('coarse', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  expect(await shareByTouch(LINK)).toBe(true)
})

test('a sheet that does not open leaves the link to be copied', async () => {
  stubDevice('coarse', () => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect(await shareByTouch(LINK)).toBe(false)
})

test('with a mouse nothing is shared', async () => {
  const shared = stubDevice('fine', () => Promise.resolve())
  expect(await shareByTouch(LINK)).toBe(false)
  expect(shared).not.toHaveBeenCalled()
})

test('a browser that cannot share a link leaves it to be copied', async () => {
  const shared = stubDevice('coarse', () => Promise.resolve())
  vi.stubGlobal('navigator', { ...navigator, canShare: undefined, share: shared })
  expect(await shareByTouch(LINK)).toBe(false)
  expect(shared).not.toHaveBeenCalled()
})
