// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

test('scripts start where paints are reported, but not those of one type alone (Chrome 73 to 76)', async () => {
  const script = Object.assign(document.createElement('script'), { type: 'text/plain' })
  script.dataset.modules = '/a.js /b.js'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static supportedEntryTypes = ['paint']
      observe() {
        throw new TypeError('entryTypes are required')
      }
    },
  )
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
