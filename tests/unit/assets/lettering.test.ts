import { expect, test } from 'vitest'
import { compositor, fitBlock, type SetLine } from '../../../scripts/assets/lettering.ts'
import { openLetters } from '../../../scripts/assets/letters.ts'
import { DISPLAY, sourcesOf } from '../../../scripts/assets/typefaces.ts'

test('a sentence starts a new line', () => {
  /** Every character is half an em wide; the outlines are the text itself. */
  const typewriter: SetLine = (text) => ({ outlines: text, width: text.length / 2 })
  const box = { width: 400, height: 150, maxSize: 1000 }
  const { lines } = fitBlock('aaaaa. b ccccc', box, typewriter)
  expect(lines.map(({ outlines }) => outlines)).toEqual(['aaaaa.', 'b ccccc'])
})

test('a missing glyph is an error', async () => {
  const set = compositor(await openLetters(sourcesOf(DISPLAY)), 'en', 0)
  expect(() => set('duet 二')).toThrow('No font has the character “二”')
})

test('the narrow no-break space of French is set, and is narrower than a space', async () => {
  const set = compositor(await openLetters(sourcesOf(DISPLAY)), 'fr', 0)
  const [narrow, wide] = ['parle\u202F?', 'parle ?'].map((text) => set(text).width)
  expect(narrow).toBeGreaterThan(set('parle?').width)
  expect(narrow).toBeLessThan(Number(wide))
})

test('Polish letters are set from a file of their own, in the same line', async () => {
  const set = compositor(await openLetters(sourcesOf(DISPLAY)), 'pl', 0)
  expect(set('głos').width).toBeCloseTo(set('g').width + set('ł').width + set('os').width)
})
