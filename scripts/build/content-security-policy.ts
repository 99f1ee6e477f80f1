import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parse } from 'parse5'
import { elementsOf } from './elements.ts'
import { filesBelow } from './files.ts'

/**
 * Writes `csp.json`: for every document the hashes of its inline scripts, which the server puts
 * into the document's policy. No nonce, because the documents are static.
 *
 * @throws when a document has what a strict policy blocks: inline styles, inline handlers
 */
export async function writeContentSecurityPolicy(client: string): Promise<void> {
  const hashes: Record<string, string[]> = {}
  for (const file of await filesBelow(client, ['.html'])) {
    hashes[`/${relative(client, file)}`] = inlineScriptHashes(await readFile(file, 'utf8'), file)
  }
  await writeFile(join(client, '../csp.json'), JSON.stringify(hashes))
}

/**
 * The CSP sources of the inline scripts of a document; throws on anything that the policy would
 * block.
 */
export function inlineScriptHashes(html: string, name: string): string[] {
  const hashes: string[] = []
  for (const node of elementsOf(parse(html))) {
    const blocked = node.attrs.find((attr) => attr.name === 'style' || attr.name.startsWith('on'))
    if (blocked) throw new Error(`${name}: <${node.tagName} ${blocked.name}> breaks the policy`)
    if (node.tagName === 'style') throw new Error(`${name}: <style> breaks the policy`)
    if (node.tagName === 'script' && !node.attrs.some((attr) => attr.name === 'src')) {
      const code = node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
      hashes.push(`sha256-${hash('sha256', code, 'base64')}`)
    }
  }
  return hashes
}
