import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'

test('editors indent and wrap as Biome does', () => {
  const editor = parseEnv(readFileSync('.editorconfig', 'utf8'))
  const { formatter } = JSON.parse(readFileSync('biome.json', 'utf8'))
  expect(editor.indent_style).toBe(formatter.indentStyle)
  // Biome's default
  expect(editor.indent_size).toBe(String(formatter.indentWidth ?? 2))
  expect(editor.max_line_length).toBe(String(formatter.lineWidth))
})
