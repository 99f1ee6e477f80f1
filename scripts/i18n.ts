/**
 * `npm run i18n`: makes the types of the dictionaries, then says which languages still have the old
 * text where an English one differs from the last commit.
 */
import { spawnSync } from 'node:child_process'
import { unbalancedTexts } from './i18n/braces.ts'
import { committedTexts, outdatedTexts } from './i18n/outdated.ts'
import { BASE_LANGUAGE, readAllTexts } from './i18n/texts.ts'

const FOLDER = 'src/i18n'

const texts = await readAllTexts(FOLDER)

const unbalanced = [...texts].flatMap(([language, each]) => unbalancedTexts(language, each))
if (unbalanced.length > 0) {
  console.error(unbalanced.join('\n'))
  process.exit(1)
}

const { status, stdout, stderr } = spawnSync('typesafe-i18n', ['--no-watch'], { encoding: 'utf8' })
if (status !== 0) {
  console.error(stdout + stderr)
  process.exit(status ?? 1)
}

const before = await committedTexts(FOLDER)
const outdated = before ? outdatedTexts(before, texts) : new Map<string, string[]>()
const lines = [...outdated].map(([key, languages]) => `  ${key}: ${languages.join(' ')}\n`)
const { size } = texts.get(BASE_LANGUAGE) ?? new Map()
process.stdout.write(`The types are made: ${size} texts in ${texts.size} languages.\n`)
if (lines.length > 0)
  process.stdout.write(`The English text has changed; these have the old one:\n${lines.join('')}`)
