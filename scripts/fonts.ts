/** Makes the font files in `src/theme/fonts`, unless what they are made from is unchanged. */
import { globSync } from 'node:fs'
import { hashOf, isStale, writeStamp } from './build/source-hash.ts'

const FOLDER = 'src/theme/fonts'

/** The texts are part of it: fallback fonts are as wide as they are in the web font. */
export const sourcesOfFonts = (): string[] => [
  ...globSync('scripts/assets/*.ts').sort(),
  'scripts/i18n/texts.ts',
  'src/i18n',
  'package-lock.json',
]

export async function makeStaleFonts(): Promise<void> {
  const hash = await hashOf(sourcesOfFonts())
  if (!(await isStale(FOLDER, hash))) return
  process.stderr.write('Making the fonts: texts, letters or typefaces have changed …\n')
  const { writeFonts } = await import('./assets/fonts.ts')
  await writeFonts(FOLDER)
  await writeStamp(FOLDER, hash)
}

if (import.meta.main) await makeStaleFonts()
