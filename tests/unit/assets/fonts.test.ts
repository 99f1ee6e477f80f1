import { readFile } from 'node:fs/promises'
import { describe, expect, it, test } from 'vitest'
import {
  ALPHABETS,
  type FontPart,
  SYNTHESISED,
  WORD_JOINER,
} from '../../../scripts/assets/alphabets.ts'
import { dictionaryTexts } from '../../../scripts/assets/dictionary-texts.ts'
import { isLatin } from '../../../scripts/assets/fallbacks.ts'
import { subset } from '../../../scripts/assets/fonts.ts'
import { charactersOf, openFont, shape } from '../../../scripts/assets/glyphs.ts'
import {
  DISPLAY,
  lettersOf,
  partsOf,
  readPackageFile,
  sourcesOf,
  TEXT,
  type Typeface,
} from '../../../scripts/assets/typefaces.ts'
import { EVENT_IDS } from '../../../src/content/events.ts'
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../../src/i18n/languages.ts'
import { numbersFor } from '../../../src/i18n/numbers.ts'
import { readPosts } from '../../../src/pages/blog/posts.ts'
import { fontFilesOf } from '../../../src/theme/fonts.ts'
import { textsIn } from '../../support/texts.ts'

const FONTS = new URL('../../../src/theme/fonts/', import.meta.url)

const alphabets = Object.keys(ALPHABETS) as FontPart[]
const typefaces = [DISPLAY, TEXT]

/** The letters of the files of a typeface that a page preloads */
const preloadedLetters = (language: Language, typeface: Typeface) =>
  partsOf(typeface)
    .filter((part) => fontFilesOf(language).some((url) => url.includes(`${typeface.slug}-${part}`)))
    .map((part) => lettersOf(typeface, part))
    .join('')

/** An example in a field, which is not set in the display typeface */
const isAddress = (text: string) => text.startsWith('https://')

/** The authors and speakers of the site, as a language writes them */
function namesIn(language: Language): string[] {
  const t = textsIn(language)
  const speakers = EVENT_IDS.map((id) => t(`trainingEventsPage.sampleUpcomingEvents.${id}.speaker`))
  return [...readPosts(t).map(({ author }) => author), ...speakers]
}

describe.each(LANGUAGE_CODES)('the fonts of a page in %s', (language) => {
  it.each(typefaces)(
    'hold every character of its texts, but for the letters of foreign names, in $family',
    async (typeface) => {
      const known = preloadedLetters(language, typeface) + SYNTHESISED + WORD_JOINER
      const all = await dictionaryTexts(language)
      const shown = typeface === DISPLAY ? all.filter((text) => !isAddress(text)) : all
      const texts = [...shown, ...Object.values(numbersFor(language)).map(String)]
      const unknown = [...new Set(texts.join(''))].filter((letter) => !known.includes(letter))
      const names = namesIn(language).join('')
      const missing = unknown.filter((letter) => !names.includes(letter))
      expect(
        missing,
        'of a language: MORE_LETTERS (src/i18n/languages.ts); others: scripts/assets/alphabets.ts',
      ).toEqual([])
    },
  )
})

test.each(LANGUAGES.filter(isLatin))('a Polish name in $name needs no further font', ({ code }) => {
  const known = preloadedLetters(code, DISPLAY)
  expect([...`${ALPHABETS.polish}ó`].filter((letter) => !known.includes(letter))).toEqual([])
})

describe.each(typefaces)('$family', (typeface) => {
  it.each(partsOf(typeface))('has every character of the %s alphabet', async (alphabet) => {
    const font = await openFont(await subset(typeface, alphabet))
    const present = charactersOf(font)
    const letters = [...lettersOf(typeface, alphabet)]
    expect(letters.filter((character) => !present.has(character))).toEqual([])
  })

  it('is kerned as the font it is made from', async () => {
    const stock = await openFont(
      await readPackageFile(sourcesOf(typeface)[0] ?? ''),
      typeface.weightAxis?.min,
    )
    const ours = await openFont(await subset(typeface, 'latin'))
    expect(shape(ours, 'AVATo', 'en').advance).toBe(shape(stock, 'AVATo', 'en').advance)
  })

  it('is reproducible byte for byte', async () => {
    const again = await subset(typeface, 'rare')
    expect(again).toEqual(await readFile(new URL(`${typeface.slug}-rare.woff2`, FONTS)))
  })
})

test('Russian text uses Russian letterforms, not the Bulgarian defaults of the typeface', async () => {
  const font = await openFont(await subset(DISPLAY, 'russian'))
  const forms = (tag: string) => shape(font, 'вдлт', tag).glyphs.map(({ id }) => id)
  expect(forms('ru')).not.toEqual(forms('bg'))
})

test('a name in another alphabet causes no further font file', async () => {
  const css = await readFile(new URL('../fonts.css', FONTS), 'utf8')
  for (const { tag } of LANGUAGES.filter((language) => !isLatin(language)))
    expect(css).toContain(`:root:not(:lang(${tag})) [lang="${tag}"]`)
})

test('alphabets are disjoint, but for the Russian one, which is a family of its own', () => {
  const letters = alphabets
    .filter((alphabet) => alphabet !== 'russian')
    .flatMap((alphabet) => [...new Set(ALPHABETS[alphabet])])
  expect(letters).toHaveLength(new Set(letters).size)
})
