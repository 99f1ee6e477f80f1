import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutTraces } from '../../../scripts/vite/untraced-errors.ts'

const PACKAGE = createRequire(import.meta.url).resolve('react-dom/package.json')
const CLIENT = new URL('cjs/react-dom-client.production.js', `file://${PACKAGE}`)

const CONSTRUCTED = /^(?:var| {2}) ?\w+ = Error\(/gm

test('React DOM constructs no error with a trace outside its functions', async () => {
  const code = await readFile(CLIENT, 'utf8')
  expect(code.match(CONSTRUCTED)).toHaveLength(5)
  expect(withoutTraces(code).toString().match(CONSTRUCTED)).toBeNull()
})

test('another React DOM is not passed over in silence', () => {
  expect(() =>
    withoutTraces('var SuspenseException = new Error(formatProdErrorMessage(460))'),
  ).toThrow('constructs 0 errors')
})
