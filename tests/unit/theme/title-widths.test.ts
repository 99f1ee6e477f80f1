import { expect, it } from 'vitest'
import { DISPLAY_FALLBACK, SCRIPTS, scaledFonts } from '../../../scripts/assets/fallbacks.ts'
import { type Letters, openLetters, widthOf } from '../../../scripts/assets/letters.ts'
import { DISPLAY, sourcesOf } from '../../../scripts/assets/typefaces.ts'
import { LANGUAGES, type LanguageEntry } from '../../../src/i18n/languages.ts'
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
const webFont = await openLetters(sourcesOf(DISPLAY))

/** The web font and those that are shown until it has loaded, by the languages of a script */
const fontsOfScripts = await Promise.all(
  [...SCRIPTS.values()].map(async (languages) => ({
    languages,
    fonts: [{ letters: webFont, scale: 1 }, ...(await scaledFonts(DISPLAY_FALLBACK, languages))],
  })),
)
const fontsFor = (language: LanguageEntry) =>
  fontsOfScripts.find(({ languages }) => languages.includes(language))?.fonts ?? []

/** What browsers set without ligatures, because of the tracking */
const LIGATURE = /(?<=f)(?=[fil])/

const widthIn = (letters: Letters, scale: number, tag: string) => (line: string) =>
  line.split(LIGATURE).reduce((width, part) => width + widthOf(letters, part, tag) * scale, 0) +
  TRACKING * line.length

/**
 * The width of the widest line, in ems, when each sentence stands in so many lines as evenly as it can: in the
 * widest of its fonts, so that it has as many lines before the web font has loaded.
 */
const measure = (title: string, count: number, language: LanguageEntry) => {
  const inWebFont = widthIn(webFont, 1, language.tag)
  const lines = sentencesOf(title.replaceAll('\u00AD', '')).flatMap((sentence) =>
    evenLines(sentence.split(' '), count, inWebFont),
  )
  return Math.max(
    ...fontsFor(language).flatMap(({ letters, scale }) =>
      lines.map(widthIn(letters, scale, language.tag)),
    ),
  )
}

it.each(LANGUAGES)('$name: the large titles are as wide as their sizes assume', (language) => {
  const { code } = language
  const t = textsIn(code)
  const audiencePages = Object.keys(AUDIENCE_TITLES) as AudiencePage[]
  const titles = [
    {
      title: 'hero',
      lines: HERO_LINES,
      measured: measure(t('hero.title'), code === 'ru' ? 4 : 3, language),
    },
    {
      title: 'hero, in two lines',
      lines: HERO_PAIR,
      measured: measure(t('hero.title'), 2, language),
    },
    ...audiencePages.map((page) => ({
      title: `${page}, sentences`,
      lines: AUDIENCE_TITLES[page].sentences,
      measured: measure(t(pageEntry(page).heading), 1, language),
    })),
    ...audiencePages.map((page) => ({
      title: page,
      lines: AUDIENCE_TITLES[page].lines,
      measured: measure(t(pageEntry(page).heading), code === 'ru' ? 1 : 2, language),
    })),
  ]
  for (const { title, lines, measured } of titles) {
    const here = `${measured.toFixed(2)} in src/theme/title-widths.ts: ${title}, ${code}`
    const width = widestLineOf(lines, code)
    if (code in lines) expect(width, here).toBeCloseTo(measured, 1)
    else expect(width, here).toBeGreaterThan(measured - 0.05)
  }
})
