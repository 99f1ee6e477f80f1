import { expect, it } from 'vitest'
import { openLetters, widthOf } from '../../../scripts/assets/letters.ts'
import { DISPLAY, sourcesOf } from '../../../scripts/assets/typefaces.ts'
import { LANGUAGES } from '../../../src/i18n/languages.ts'
import { evenLines } from '../../../src/pages/contact/ticket/fit-lines.ts'
import {
  AUDIENCE_TITLES,
  type AudiencePage,
  HERO_LINES,
  HERO_PAIR,
  widestLineOf,
} from '../../../src/theme/title-widths.ts'
import { sentencesOf } from '../../../src/ui/text.tsx'
import { pageEntry } from '../../../src/urls/pages.ts'
import { textsIn } from '../../support/texts.ts'

const TRACKING = -0.015
const letters = await openLetters(sourcesOf(DISPLAY))

/** The width of the widest line, in ems, when each sentence stands in so many lines as evenly as it can. */
const measure = (title: string, lines: number, tag: string) => {
  const width = (line: string) => widthOf(letters, line, tag) + TRACKING * line.length
  const sentences = sentencesOf(title.replaceAll('\u00AD', ''))
  return Math.max(
    ...sentences.flatMap((sentence) => evenLines(sentence.split(' '), lines, width)).map(width),
  )
}

it.each(LANGUAGES)('$name: the large titles are as wide as their sizes assume', ({ code, tag }) => {
  const t = textsIn(code)
  const audiencePages = Object.keys(AUDIENCE_TITLES) as AudiencePage[]
  const titles = [
    {
      title: 'hero',
      lines: HERO_LINES,
      measured: measure(t('hero.title'), code === 'ru' ? 4 : 3, tag),
    },
    { title: 'hero, in two lines', lines: HERO_PAIR, measured: measure(t('hero.title'), 2, tag) },
    ...audiencePages.map((page) => ({
      title: `${page}, sentences`,
      lines: AUDIENCE_TITLES[page].sentences,
      measured: measure(t(pageEntry(page).heading), 1, tag),
    })),
    ...audiencePages.map((page) => ({
      title: page,
      lines: AUDIENCE_TITLES[page].lines,
      measured: measure(t(pageEntry(page).heading), code === 'ru' ? 1 : 2, tag),
    })),
  ]
  for (const { title, lines, measured } of titles) {
    const here = `${measured.toFixed(2)} in src/theme/title-widths.ts: ${title}, ${code}`
    const width = widestLineOf(lines, code)
    if (code in lines) expect(width, here).toBeCloseTo(measured, 1)
    else expect(width, here).toBeGreaterThan(measured - 0.05)
  }
})
