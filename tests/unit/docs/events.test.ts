import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Calls of the log that name an event, or choose one of two */
const CALLS = /log\.(?:warn|error)\(([^)]*)/g

test('operations.md says what to do about every warning and error of the log', () => {
  const calls = globSync('src/server/**/*.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALLS)].map(([, call = '']) => call),
  )
  const logged = calls.flatMap((call) => call.match(/(?<=')\w+\.\w+(?=')/g) ?? [])
  const table = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| `([\w.]+)` \|/gm)
  expect(logged).toContain('mail.dead')
  expect([...table].map(([, event]) => event)).toEqual(expect.arrayContaining(logged))
})
