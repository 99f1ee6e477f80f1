import { readFile } from 'node:fs/promises'
import postcss, { AtRule, type Node } from 'postcss'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/build/files.ts'

/** Whether a rule applies to devices that can hover only. */
const isForHover = ({ parent }: Node): boolean =>
  !!parent &&
  ((parent instanceof AtRule && /\(hover: ?hover\)/.test(parent.params)) || isForHover(parent))

test('hover styles do not stick after a tap', async () => {
  const hovers: string[] = []
  const sticky: string[] = []
  for (const file of await filesBelow('dist/client', ['.css'])) {
    postcss.parse(await readFile(file, 'utf8')).walkRules((rule) => {
      if (!/(?<!\\):hover/.test(rule.selector)) return
      hovers.push(rule.selector)
      if (!isForHover(rule)) sticky.push(rule.selector)
    })
  }
  expect(hovers).not.toEqual([])
  expect(sticky).toEqual([])
})
