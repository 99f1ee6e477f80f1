/**
 * `npm run i18n:spaces`: writes the no-break spaces and word joiners that the glossaries ask for into
 * the dictionaries.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { readAllTexts } from '../scripts/i18n/texts.ts'
import type { Language } from '../src/i18n/languages.ts'
import { mendFaults } from './unit/i18n/text-rule.ts'
import { EVERYWHERE, TYPOGRAPHY } from './unit/i18n/typography.ts'

const FOLDER = 'src/i18n'

for (const [language, texts] of await readAllTexts(FOLDER)) {
  const rules = TYPOGRAPHY[language as Language] ?? EVERYWHERE
  const mends = [...texts]
    .map(([key, text]) => ({ key, text, mended: mendFaults(rules, key, text) }))
    .filter(({ text, mended }) => mended !== text)
  for (const { key } of mends) process.stdout.write(`${language} ${key}\n`)
  for (const file of globSync(`${FOLDER}/${language}/**/index.ts`)) {
    const source = readFileSync(file, 'utf8')
    // A text stands in the file as it is.
    const mended = mends.reduce(
      (code, { text, mended }) => code.replace(`'${text}'`, () => `'${mended}'`),
      source,
    )
    if (mended !== source) writeFileSync(file, mended)
  }
}
