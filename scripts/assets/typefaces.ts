import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { MORE_LETTERS } from '../../src/i18n/languages.ts'
import { ALPHABETS, type FontPart } from './alphabets.ts'

/** A font family of the site: its source files and the parts of them that the site uses. */
export interface Typeface {
  /** Name in CSS */
  family: string
  /** First part of the names of the files made from it */
  slug: string
  /** CSS `font-weight` of its faces */
  weight: string
  /** Variable fonts: the part of the weight axis that is kept */
  weightAxis?: { min: number; max: number }
  /** Package and file that each part is made from */
  files: Partial<Record<FontPart, string>>
}

/** One font with all letters, so that a Russian page needs one file of it. */
const SOFIA =
  '@expo-google-fonts/sofia-sans-extra-condensed/900Black/SofiaSansExtraCondensed_900Black.ttf'

/** No package has all letters of the variable font in one file. */
const onest = (subset: string) =>
  `@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`

const extended = Object.keys(MORE_LETTERS) as (keyof typeof MORE_LETTERS)[]

/** A file for each of the alphabets beyond Latin. */
const filesFor = (alphabets: typeof extended, file: string): Typeface['files'] =>
  Object.fromEntries(alphabets.map((alphabet) => [alphabet, file]))

export const DISPLAY: Typeface = {
  family: 'Sofia Sans Extra Condensed',
  slug: 'sofia',
  weight: '900',
  files: {
    latin: SOFIA,
    // The Latin file has the Polish letters: there are Polish names in every language.
    ...filesFor(
      extended.filter((alphabet) => alphabet !== 'polish'),
      SOFIA,
    ),
    russian: SOFIA,
    rare: SOFIA,
  },
}

export const TEXT: Typeface = {
  family: 'Onest Variable',
  slug: 'onest',
  weight: '400 600',
  weightAxis: { min: 400, max: 600 },
  files: {
    latin: onest('latin'),
    ...filesFor(extended, onest('latin-ext')),
    cyrillic: onest('cyrillic'),
    rare: onest('latin'),
  },
}

/** The parts that a typeface is divided into */
export const partsOf = ({ files }: Typeface) => Object.keys(files) as FontPart[]

/** The character set of a part. An alphabet without a file of its own is in the Latin one. */
export const lettersOf = ({ files }: Typeface, part: FontPart): string => {
  const inLatin = part === 'latin' ? extended.filter((alphabet) => !files[alphabet]) : []
  return [part, ...inLatin].map((alphabet) => ALPHABETS[alphabet]).join('')
}

/** The packages' files that together are a typeface */
export const sourcesOf = ({ files }: Typeface): string[] => [...new Set(Object.values(files))]

/** The bytes of a file of an installed package. */
export const readPackageFile = (specifier: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(specifier)))
