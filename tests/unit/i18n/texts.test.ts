import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { committedTexts, outdatedTexts } from '../../../scripts/i18n/outdated.ts'
import { readAllTexts, textsOf } from '../../../scripts/i18n/texts.ts'
import { incompleteLanguages, isBalanced } from '../../../scripts/vite/dictionaries.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { DICTIONARIES } from '../../support/texts.ts'

it('all texts are found: each folder with a dictionary is a language', async () => {
  const texts = await readAllTexts('src/i18n')
  expect([...texts.keys()].toSorted()).toEqual(LANGUAGE_CODES.toSorted())
  for (const [language, each] of Object.entries(DICTIONARIES))
    expect(Object.fromEntries(texts.get(language) ?? [])).toEqual(Object.fromEntries(textsOf(each)))
})

it('the texts of the last commit are found, two megabytes of them, too', async () => {
  const folder = await temporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@duet.example', ...args], {
      cwd: folder,
    })
  const lead = 'x'.repeat(2 ** 21)
  await mkdir(join(folder, 'texts/en'), { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'texts/en/index.ts'), `export default { lead: '${lead}' }`)
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'texts')
  vi.stubEnv('GIT_DIR', join(folder, '.git'))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect((await committedTexts('texts'))?.get('en')?.get('lead')).toHaveLength(lead.length)
})

it('a language keeps an old text if the English one has changed and its own has not', () => {
  const en = { title: 'Home', lead: 'Hello', button: 'Send', new: 'New' }
  const all = (languages: Record<string, object>) =>
    new Map(Object.entries(languages).map(([code, dictionary]) => [code, textsOf(dictionary)]))
  const before = all({
    en: { title: 'Start', lead: 'Hi', button: 'Send' },
    de: { title: 'Start', lead: 'Hallo', button: 'Senden' },
    fr: { title: 'Accueil', lead: 'Salut', button: 'Envoyer' },
  })
  const now = all({
    en,
    de: { title: 'Start', lead: 'Guten Tag', button: 'Senden' },
    fr: { title: 'Accueil', lead: 'Salut', button: 'Envoyer' },
    cs: en,
  })
  expect(outdatedTexts(before, now)).toEqual(
    new Map([
      ['title', ['de', 'fr']],
      ['lead', ['fr']],
    ]),
  )
})

it.each(['{a}', '{count:number} {{post|posts}}', 'no brace'])(
  'each brace has its partner: %s',
  (text) => {
    expect(isBalanced(text)).toBe(true)
  },
)

it.each(['by {count articles that go on and on', 'by count} articles', '{{a|b}'])(
  'a brace has no partner: %s',
  (text) => {
    expect(isBalanced(text)).toBe(false)
  },
)

it('a language that lacks a text is incomplete', () => {
  const all = (fr: object) =>
    new Map([
      ['en', textsOf({ nav: { home: 'Home', blog: 'Blog' } })],
      ['fr', textsOf(fr)],
    ])
  expect(incompleteLanguages(all({ nav: { home: 'Accueil', blog: 'Blog' } }))).toEqual([])
  expect(incompleteLanguages(all({ nav: { home: 'Accueil' } }))).toEqual(['fr'])
})
