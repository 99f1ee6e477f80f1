import { expect, test } from 'vitest'
import { inlineHashes } from '../../../scripts/build/content-security-policy.ts'

const page = (body: string) => `<!doctype html><html lang="en"><body>${body}</body></html>`

test('inline scripts and styles are named by their hashes', () => {
  const body = '<style>p { color: red }</style><script>alert(1)</script>'
  expect(inlineHashes(page(body), 'page')).toEqual({
    scripts: ['sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='],
    styles: ['sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4='],
  })
})

test('a script of the site’s own files needs no hash', () => {
  const body = '<script src="/assets/a.js"></script>'
  expect(inlineHashes(page(body), 'page')).toEqual({ scripts: [], styles: [] })
})

test.each([
  ['a style attribute', '<p style="color: red">x</p>', /<p style>/],
  ['an inline handler', '<a onclick="go()">x</a>', /<a onclick>/],
])('%s stops the build', (_, body, message) => {
  expect(() => inlineHashes(page(body), 'page')).toThrow(message)
})
