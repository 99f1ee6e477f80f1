import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parse } from 'parse5'
import type { InlineHashes } from '../../src/server/security-headers.ts'
import { elementsOf } from './elements.ts'
import { filesBelow } from './files.ts'

/**
 * Writes `csp.json`: for every document the hashes of its inline scripts and styles, which the server
 * puts into the document's policy. No nonce, because the documents are static.
 *
 * @throws when a document has what a strict policy blocks: style attributes, inline handlers
 */
export async function writeContentSecurityPolicy(client: string): Promise<void> {
  const hashes: Record<string, InlineHashes> = {}
  for (const file of await filesBelow(client, ['.html'])) {
    hashes[`/${relative(client, file)}`] = inlineHashes(await readFile(file, 'utf8'), file)
  }
  await writeFile(join(client, '../csp.json'), JSON.stringify(hashes))
}

/** What the policy of a document must allow; throws on anything that it would block. */
export function inlineHashes(html: string, name: string): InlineHashes {
  const elements = [...elementsOf(parse(html))]
  for (const { tagName, attrs } of elements) {
    const blocked = attrs.find((attr) => attr.name === 'style' || attr.name.startsWith('on'))
    if (blocked) throw new Error(`${name}: <${tagName} ${blocked.name}> breaks the policy`)
  }
  const hashesOf = (tag: string) =>
    elements
      .filter(({ tagName, attrs }) => tagName === tag && !attrs.some(({ name }) => name === 'src'))
      .map(({ childNodes }) => {
        const code = childNodes.map((child) => ('value' in child ? child.value : '')).join('')
        return `sha256-${hash('sha256', code, 'base64')}`
      })
  return { scripts: hashesOf('script'), styles: hashesOf('style') }
}
