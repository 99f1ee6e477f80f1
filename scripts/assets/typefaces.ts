import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FontPart } from './alphabets.ts'

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
  /** Package and file of each part, as Fontsource divides the family */
  files: Record<FontPart, string>
}

/** Files of a Fontsource package, by the name that it gives each subset. */
const fontsource = (name: (subset: string) => string): Record<FontPart, string> => ({
  basic: name('latin'),
  latin: name('latin'),
  polish: name('latin-ext'),
  cyrillic: name('cyrillic'),
  rare: name('latin'),
})

export const DISPLAY: Typeface = {
  family: 'Sofia Sans Extra Condensed',
  slug: 'sofia',
  weight: '900',
  files: fontsource(
    (subset) =>
      `@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-${subset}-900-normal.woff2`,
  ),
}

export const TEXT: Typeface = {
  family: 'Onest Variable',
  slug: 'onest',
  weight: '400 600',
  weightAxis: { min: 400, max: 600 },
  files: fontsource(
    (subset) => `@fontsource-variable/onest/files/onest-${subset}-wght-normal.woff2`,
  ),
}

/** The bytes of a file of an installed package. */
export const readPackageFile = (specifier: string): Promise<Buffer> =>
  readFile(fileURLToPath(import.meta.resolve(specifier)))
