import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { ALPHABETS, unicodeRange } from './alphabets.ts'
import { dictionaryTexts } from './dictionary-texts.ts'
import { charactersOf, type Font, openFont, shape } from './glyphs.ts'
import { DISPLAY, readPackageFile, TEXT, type Typeface } from './typefaces.ts'

/** A font that visitors' devices have, to be shown until the site's own has arrived. */
interface DeviceFont {
  /** Names that CSS `local()` knows it by; fonts of the same widths share an entry. */
  names: readonly string[]
  /** Package with a font of the same widths, to be measured: `{subset}` is latin or cyrillic. */
  measuredBy: string
  /** How wide it is set, against the measured one */
  condensed?: number
}

const ROBOTO: DeviceFont = {
  names: ['Roboto', 'Roboto-Regular'],
  measuredBy: '@fontsource/roboto/files/roboto-{subset}-400-normal.woff2',
}
const ARIAL: DeviceFont = {
  names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
  measuredBy: '@fontsource/arimo/files/arimo-{subset}-400-normal.woff2',
}
const ARIAL_BOLD: DeviceFont = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
  measuredBy: '@fontsource/arimo/files/arimo-{subset}-700-normal.woff2',
}
/** Arial Narrow is Arial at 82 % of its width. */
const ARIAL_NARROW_BOLD: DeviceFont = {
  names: ['Arial Narrow Bold', 'ArialNarrow-Bold', 'Liberation Sans Narrow Bold'],
  measuredBy: ARIAL_BOLD.measuredBy,
  condensed: 0.82,
}

interface Fallback {
  family: string
  /** CSS `font-weight` of the faces */
  weight: string
  standsInFor: Typeface
  /** Weight at which a variable typeface is measured */
  measuredAt?: number
  /** The last one that the device has is shown: later faces go first, missing ones are skipped. */
  fonts: readonly DeviceFont[]
}

const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Sofia Sans fallback',
    weight: '900',
    standsInFor: DISPLAY,
    fonts: [ROBOTO, ARIAL_BOLD, ARIAL_NARROW_BOLD],
  },
  {
    family: 'Onest fallback',
    weight: '400 599',
    standsInFor: TEXT,
    measuredAt: 400,
    fonts: [ROBOTO, ARIAL],
  },
  {
    family: 'Onest fallback',
    weight: '600',
    standsInFor: TEXT,
    measuredAt: 600,
    fonts: [ROBOTO, ARIAL_BOLD],
  },
]

/** Scripts differ in how much wider one font is than another; the later rule wins its letters. */
const SCRIPTS = [
  { subset: 'latin', tag: 'en', range: '' },
  {
    subset: 'cyrillic',
    tag: 'ru',
    range: `\n  unicode-range: ${unicodeRange(ALPHABETS.cyrillic)};`,
  },
] as const

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/**
 * `@font-face` rules that make a device's own font as wide, on the site's own texts, and as tall as
 * the typeface it stands in for: when that one arrives, nothing moves.
 */
export async function fallbackFaces(): Promise<string> {
  const texts = LANGUAGE_CODES.flatMap(dictionaryTexts)
  const rules: string[] = []

  for (const { family, weight, standsInFor, measuredAt, fonts } of FALLBACKS) {
    for (const { subset, tag, range } of SCRIPTS) {
      const typeface = await openFont(await readPackageFile(standsInFor.files[subset]), measuredAt)
      const { ascender, descender, lineGap } = typeface.hExtents()

      for (const { names, measuredBy, condensed = 1 } of fonts) {
        const device = await openFont(await readPackageFile(measuredBy.replace('{subset}', subset)))
        const line = lineInBoth(texts, typeface, device)
        const size = ems(typeface, line, tag) / (ems(device, line, tag) * condensed)
        const height = (units: number) => percent(units / typeface.face.upem / size)
        rules.push(`@font-face {
  font-family: '${family}';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${height(ascender)};
  descent-override: ${height(-descender)};
  line-gap-override: ${height(lineGap)};${range}
}`)
      }
    }
  }
  return rules.join('\n')
}

/** What both fonts can set of the texts, as one line. */
function lineInBoth(texts: readonly string[], one: Font, other: Font): string {
  const [known, alsoKnown] = [charactersOf(one), charactersOf(other)]
  return texts
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => [...word].every((letter) => known.has(letter) && alsoKnown.has(letter)))
    .join(' ')
}

const ems = (font: Font, line: string, tag: string): number =>
  shape(font, line, tag).advance / font.face.upem
