import { LANGUAGES, type LanguageEntry } from '../../src/i18n/languages.ts'
import { ALPHABETS, SYNTHESISED, unicodeRange, WORD_JOINER } from './alphabets.ts'
import { dictionaryTexts } from './dictionary-texts.ts'
import { type Letters, openLetters, widthOf } from './letters.ts'
import { DISPLAY, sourcesOf, TEXT, type Typeface } from './typefaces.ts'

/** A system font, shown until the web font has loaded. */
interface DeviceFont {
  /** Names that CSS `local()` knows it by; fonts of the same widths share an entry. */
  names: readonly string[]
  /** A font file of the same widths, to be measured */
  file: string
  /** Its width relative to the measured one */
  condensed?: number
}

const ROBOTO: DeviceFont = {
  names: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  file: '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf',
}
const ARIAL: DeviceFont = {
  names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo', 'Arimo Regular'],
  file: '@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf',
}
const ARIAL_BOLD: DeviceFont = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  file: '@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf',
}
/** Arial Narrow is Arial at 82 % of its width. */
const ARIAL_NARROW_BOLD: DeviceFont = {
  names: ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold'],
  file: ARIAL_BOLD.file,
  condensed: 0.82,
}
const NOTO: DeviceFont = {
  names: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
  file: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
}
const NOTO_BOLD: DeviceFont = {
  names: ['Noto Sans Bold', 'NotoSans-Bold'],
  file: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
}
const DEJAVU: DeviceFont = {
  names: ['DejaVu Sans', 'DejaVuSans'],
  file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
}
const DEJAVU_BOLD: DeviceFont = {
  names: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
  file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
}

interface Fallback {
  family: string
  /** CSS `font-weight` of the faces */
  weight: string
  standsInFor: Typeface
  /** Weight at which a variable typeface is measured */
  measuredAt?: number
  /** The last one that is installed is used: later faces take precedence, missing ones are skipped. */
  fonts: readonly DeviceFont[]
}

export const DISPLAY_FALLBACK: Fallback = {
  family: 'Sofia Sans fallback',
  weight: '900',
  standsInFor: DISPLAY,
  fonts: [DEJAVU_BOLD, NOTO_BOLD, ROBOTO, ARIAL_BOLD, ARIAL_NARROW_BOLD],
}

const FALLBACKS: readonly Fallback[] = [
  DISPLAY_FALLBACK,
  {
    family: 'Onest fallback',
    weight: '400 599',
    standsInFor: TEXT,
    measuredAt: 400,
    fonts: [DEJAVU, NOTO, ROBOTO, ARIAL],
  },
  {
    family: 'Onest fallback',
    weight: '600',
    standsInFor: TEXT,
    measuredAt: 600,
    fonts: [DEJAVU_BOLD, NOTO_BOLD, ROBOTO, ARIAL_BOLD],
  },
]

/** The script of a language, as CLDR knows it: `ru` → `Cyrl`. */
const scriptOf = ({ tag }: LanguageEntry) => new Intl.Locale(tag).maximize().script

export const isLatin = (language: LanguageEntry): boolean => scriptOf(language) === 'Latn'

/** The ratio of widths differs between scripts; for its letters the later rule takes precedence. */
export const SCRIPTS = Map.groupBy(
  LANGUAGES.toSorted((a, b) => Number(isLatin(b)) - Number(isLatin(a))),
  scriptOf,
)

/** Latin covers whatever no other script does. */
function rangeOf(languages: readonly LanguageEntry[]): string {
  const letters = languages
    .flatMap(({ alphabets }) => alphabets.flatMap((alphabet) => [...ALPHABETS[alphabet]]))
    .filter((letter) => !ALPHABETS.latin.includes(letter))
    .join('')
  return languages.every(isLatin) ? '' : `\n  unicode-range: ${unicodeRange(letters)};`
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/** The fonts of a fallback, each with the `size-adjust` at which texts of some languages are as wide as in the web font */
export async function scaledFonts(
  { standsInFor, measuredAt, fonts }: Fallback,
  languages: readonly LanguageEntry[],
) {
  const width = await ems(await openLetters(sourcesOf(standsInFor), measuredAt), languages)
  return Promise.all(
    fonts.map(async ({ names, file, condensed = 1 }) => {
      const letters = await openLetters([file])
      const size = width / ((await ems(letters, languages)) * condensed)
      return { names, letters, size, scale: size * condensed }
    }),
  )
}

/**
 * `@font-face` rules that scale a system font to the width (of the site's own texts) and height of the
 * web font it replaces, so that there is no layout shift when that has loaded.
 */
export async function fallbackFaces(): Promise<string> {
  const rules: string[] = []
  for (const fallback of FALLBACKS) {
    const { ascender, descender } = metricsOf(await openLetters(sourcesOf(fallback.standsInFor)))
    for (const languages of SCRIPTS.values()) {
      const range = rangeOf(languages)
      for (const { names, size } of await scaledFonts(fallback, languages)) {
        const height = (units: number) => percent(units / size)
        rules.push(`@font-face {
  font-family: '${fallback.family}';
  font-weight: ${fallback.weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${height(ascender)};
  descent-override: ${height(-descender)};${range}
}`)
      }
    }
  }
  return rules.join('\n')
}

/**
 * Vertical metrics in ems; the files of a typeface share them. Without the gap between lines: every
 * text has a line height.
 */
function metricsOf([first]: Letters) {
  if (!first) throw new Error('A typeface needs a file')
  const { ascender, descender } = first.font.hExtents()
  const em = first.font.face.upem
  return { ascender: ascender / em, descender: descender / em }
}

/** The total width of all texts of some languages. */
async function ems(letters: Letters, languages: readonly LanguageEntry[]): Promise<number> {
  const invisible = new RegExp(`[${SYNTHESISED}${WORD_JOINER}]`, 'g')
  let sum = 0
  for (const { code, tag } of languages)
    for (const text of await dictionaryTexts(code))
      sum += widthOf(letters, text.replace(invisible, ''), tag)
  return sum
}
