import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, it, test } from 'vitest'
import { readSettings, settingsSchema } from '../../../src/server/settings.ts'

const EXAMPLE = readFileSync('.env.example', 'utf8')
const OPERATIONS = readFileSync('docs/operations.md', 'utf8')

/** The server's variables with their defaults; '' for none. */
const VARIABLES = Object.entries(settingsSchema.shape).map(
  ([name, type]) => [name, String(type.parse(undefined) ?? '')] as const,
)

test('.env.example has every setting with its default, and no other', () => {
  const lines = [...EXAMPLE.matchAll(/^#?(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value])
  expect(lines).toEqual(VARIABLES)
})

test('.env.example says in a line what each setting is', () => {
  const described = [...EXAMPLE.matchAll(/^# .+\n#(\w+)=/gm)].map(([, name]) => name)
  expect(described).toEqual(VARIABLES.map(([name]) => name))
})

it.each(['', '#'])('.env.example changes nothing when "%s" is taken away', (sign) => {
  const text = EXAMPLE.replaceAll(new RegExp(`^${sign}(?=\\w+=)`, 'gm'), '')
  expect(readSettings(parseEnv(text))).toEqual(readSettings({}))
})

test('operations.md has every setting with its default, and no other', () => {
  const rows = [...OPERATIONS.matchAll(/^\| `([A-Z_]+)` \| (.*?) \|/gm)]
  expect(rows.map(([, name]) => name)).toEqual(VARIABLES.map(([name]) => name))
  for (const [index, [, value]] of VARIABLES.entries())
    if (value) expect(rows[index]?.[2]).toBe(`\`${value}\``)
})
