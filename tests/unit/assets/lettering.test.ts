import { expect, test } from 'vitest'
import { type Box, compositor, fitBlock, type SetLine } from '../../../scripts/assets/lettering.ts'
import { openLetters } from '../../../scripts/assets/letters.ts'
import { DISPLAY, sourcesOf } from '../../../scripts/assets/typefaces.ts'

/** Every character is half an em wide; the outlines are the text itself. */
const typewriter: SetLine = (text) => ({ outlines: text, width: text.length / 2 })
const BOX: Box = { width: 400, height: 400, lineHeight: 1, maxSize: 1000 }

const linesOf = (text: string, box: Partial<Box> = {}) =>
  fitBlock(text, { ...BOX, ...box }, typewriter).lines.map(({ outlines }) => outlines)

test('a text is broken where it comes out largest', () => {
  expect(linesOf('aaaa bbbb cccc')).toEqual(['aaaa', 'bbbb', 'cccc'])
  expect(linesOf('aaaa bbbb cccc', { height: 100 })).toEqual(['aaaa bbbb cccc'])
})

test('a no-break space never breaks', () => {
  expect(linesOf('aaaa\u00A0bbbb cccc')).toEqual(['aaaa\u00A0bbbb', 'cccc'])
})

test('a sentence starts a new line', () => {
  expect(linesOf('aaaaa. b ccccc', { height: 150 })).toEqual(['aaaaa.', 'b ccccc'])
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
