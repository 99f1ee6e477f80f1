import { expect, test } from 'vitest'
import { inlineScriptHashes } from '../../scripts/build/content-security-policy.ts'

const page = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`

test('an inline script is named by its hash', () => {
  expect(inlineScriptHashes(page('<script>alert(1)</script>'), 'page')).toEqual([
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
  ])
})

test('a script of the site’s own files needs no hash', () => {
  expect(inlineScriptHashes(page('<script src="/assets/a.js"></script>'), 'page')).toEqual([])
})

test.each([
  ['a style attribute', '<p style="color: red">x</p>', /<p style>/],
  ['a style element', '<style>p { color: red }</style>', /<style>/],
  ['an inline handler', '<a onclick="go()">x</a>', /<a onclick>/],
])('%s stops the build', (_, body, message) => {
  expect(() => inlineScriptHashes(page(body), 'page')).toThrow(message)
})
