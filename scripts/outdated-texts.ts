/**
 * `npm run i18n:outdated`: names the languages that still have the old text where the English one
 * differs from the last commit.
 */
import { committedTexts, outdatedTexts } from './i18n/outdated.ts'
import { readAllTexts } from './i18n/texts.ts'

const FOLDER = 'src/i18n'

const before = await committedTexts(FOLDER)
if (!before) {
  console.error('Git has no commit to compare the texts with')
  process.exit(1)
}
const outdated = outdatedTexts(before, await readAllTexts(FOLDER))
const lines = [...outdated].map(([key, languages]) => `  ${key}: ${languages.join(' ')}\n`)
process.stdout.write(
  lines.length > 0
    ? `The English text has changed; these have the old one:\n${lines.join('')}`
    : 'No language has an old text\n',
)
