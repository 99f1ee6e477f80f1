import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type AllTexts, BASE_LANGUAGE, readAllTexts } from './texts.ts'

const FOLDER = 'src/i18n'

/** The dictionaries of the last commit; `undefined` without Git. */
export async function committedTexts(folder: string): Promise<AllTexts | undefined> {
  // With package.json, by which Node knows the kind of the modules
  const archive = spawnSync('git', ['archive', 'HEAD', 'package.json', folder], {
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (archive.status !== 0) return undefined
  const copy = await mkdtemp(join(tmpdir(), 'duet-i18n-'))
  try {
    spawnSync('tar', ['-x', '-C', copy], { input: archive.stdout })
    return await readAllTexts(join(copy, folder))
  } catch {
    return undefined // a commit that cannot be read says nothing
  } finally {
    await rm(copy, { recursive: true })
  }
}

/** The languages that still have their text of before although the English one has changed, by its key. */
export function outdatedTexts(before: AllTexts, now: AllTexts): Map<string, string[]> {
  const old = before.get(BASE_LANGUAGE)
  const changed = [...(now.get(BASE_LANGUAGE) ?? [])]
    .filter(([key, text]) => old?.has(key) && old.get(key) !== text)
    .map(([key]) => key)
  const others = [...now.keys()].filter((language) => language !== BASE_LANGUAGE)
  const isOld = (language: string, key: string) => {
    const text = now.get(language)?.get(key)
    return text !== undefined && text === before.get(language)?.get(key)
  }
  return new Map(
    changed
      .map((key) => [key, others.filter((language) => isOld(language, key))] as const)
      .filter(([, languages]) => languages.length > 0),
  )
}

// `npm run i18n:outdated`
if (import.meta.main) {
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
}
