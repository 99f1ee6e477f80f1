import { expect, test } from 'vitest'
import { formatTable } from '../../src/server/cli/format.ts'

test('a table has its columns below each other, in scripts of any width', () => {
  const rows = [
    ['愛子', 'one'],
    ['👋🏽 Zoë', 'two'],
    ['a'.repeat(50), 'three'],
  ]
  expect(formatTable(['NAME', 'ID'], rows)).toBe(
    [
      `NAME${' '.repeat(38)}ID`,
      `愛子${' '.repeat(38)}one`,
      `👋🏽 Zoë${' '.repeat(36)}two`,
      `${'a'.repeat(39)}…  three`,
      '',
    ].join('\n'),
  )
})

test('a table replaces control characters', () => {
  expect(formatTable(['NAME'], [['\u001b[31mred\nline']])).toBe('NAME\n\uFFFD[31mred line\n')
})
