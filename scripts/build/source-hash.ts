import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lastEndBefore } from '../../src/content/events.ts'
import { PUBLIC_ORIGIN } from '../../src/content/site.ts'
import { filesBelow } from './files.ts'

/** What is made holds the hash of its sources: it is stale when they have another one. */

const SOURCES = [
  'src',
  'public',
  'scripts',
  'styled-system',
  'index.html',
  'package-lock.json',
  'package.json',
  'panda.config.ts',
  'postcss.config.mjs',
  'tsr.config.json',
  'vite.config.ts',
]

export const STAMP = 'sources.sha256'

const stampOf = (out: string) => join(out, STAMP)

/** One hash over the names and contents of files, and of all files below folders. */
export async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const files = (await stat(source)).isDirectory() ? await filesBelow(source, ['']) : [source]
    for (const file of files)
      hash
        .update(`${file}\0`)
        .update(await readFile(file))
        .update('\0')
  }
  return hash.digest('hex')
}

/**
 * The hash of a build's sources and options. It changes when an event has ended, which a new build shows
 * in the archive from the start, and with the year in the footer.
 */
export async function hashOfBuild(options: { mode: string; compress: boolean }): Promise<string> {
  const now = new Date()
  const parts = [lastEndBefore(now.getTime()), now.getFullYear(), PUBLIC_ORIGIN, options]
  return `${await hashOf(SOURCES)} ${JSON.stringify(parts)}`
}

/** Whether a folder holds nothing finished with this hash. */
export async function isStale(out: string, hash: string): Promise<boolean> {
  if (!existsSync(stampOf(out))) return true
  return (await readFile(stampOf(out), 'utf8')) !== hash
}

/** Marks what was made as finished, with the hash of the sources at its start. */
export const writeStamp = (out: string, hash: string) => writeFile(stampOf(out), hash)
