// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deferLayoutBelowFold } from '../../../src/app/inline/defer-layout.ts'

afterEach(() => void vi.unstubAllGlobals())

describe('scripts start', () => {
  beforeEach(() => {
    vi.resetModules()
    const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
    script.dataset.modules = '/a.js /b.js'
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    // No time passes, and no frame comes.
    vi.stubGlobal('setTimeout', vi.fn())
    vi.stubGlobal('requestAnimationFrame', vi.fn())
  })

  const stubPaints = (supportedEntryTypes: string[], observe: () => void) =>
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static supportedEntryTypes = supportedEntryTypes
        observe = observe
      },
    )

  it.each([
    [
      'where paints are reported, but not those of one type alone (Chrome 73 to 76)',
      () =>
        stubPaints(['paint'], () => {
          throw new TypeError('entryTypes are required')
        }),
    ],
    [
      'a while after the first frame where no paint is reported',
      () => {
        stubPaints(['resource'], () => {})
        const now = (callback: () => void) => callback()
        vi.stubGlobal('setTimeout', now)
        vi.stubGlobal('requestAnimationFrame', now)
      },
    ],
    [
      'at once in a background tab',
      () => {
        stubPaints(['paint'], () => {})
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
      },
    ],
  ])('%s', async (_, stub) => {
    stub()
    const started = vi.spyOn(document.head, 'append').mockReturnValue()
    await import('../../../src/app/inline/after-first-paint.ts')
    await expect
      .poll(() => started.mock.calls.flat())
      .toMatchObject([
        { type: 'module', src: expect.stringMatching(/\/a\.js$/) },
        { type: 'module', src: expect.stringMatching(/\/b\.js$/) },
        { rel: 'manifest' },
      ])
  })
})

it.each([
  ['is postponed', 'navigate', '', 1],
  ['is not where a visitor begins at an anchor', 'navigate', '#duet', 0],
  ['is not where a visitor returns', 'reload', '', 0],
])('the layout of what is below the first screen %s', (_, type, hash, sheets) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceEntry & { type: string },
  ])
  location.hash = hash
  const layOutRest = deferLayoutBelowFold()
  expect(document.adoptedStyleSheets).toHaveLength(sheets)
  layOutRest()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})
