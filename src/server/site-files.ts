import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

export type Encoding = 'identity' | 'gzip' | 'br'

const SUFFIXES = { br: '.br', gzip: '.gz' } as const

/** A built file: its bytes in every encoding of the build. */
export interface SiteFile {
  type: string
  /** Quoted strong validator of the unencoded bytes, without the encoding's suffix */
  hash: string
  bodies: Partial<Record<Encoding, Uint8Array<ArrayBuffer>>> & { identity: Uint8Array<ArrayBuffer> }
}

/** Built files by their path below the root, with a leading slash. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

/**
 * Reads the built site into memory, so that no request touches the disk and no path of a request
 * can leave the folder.
 *
 * @throws when there is no build
 */
export async function readSiteFiles(root: string): Promise<SiteFiles> {
  const bytesByPath = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const file of await listFiles(root)) {
    bytesByPath.set(`/${relative(root, file)}`, new Uint8Array(await readFile(file)))
  }

  const files = new Map<string, SiteFile>()
  for (const [path, identity] of bytesByPath) {
    if (isEncodedCopy(path, bytesByPath)) continue
    const bodies: SiteFile['bodies'] = { identity }
    for (const encoding of ['br', 'gzip'] as const) {
      const encoded = bytesByPath.get(path + SUFFIXES[encoding])
      if (encoded) bodies[encoding] = encoded
    }
    const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
    files.set(path, { type: getMimeType(path) ?? 'application/octet-stream', hash, bodies })
  }
  return files
}

async function listFiles(root: string): Promise<string[]> {
  try {
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch (cause) {
    throw new Error(`No built site in ${root}: run "npm run build" first`, { cause })
  }
}

const isEncodedCopy = (path: string, all: ReadonlyMap<string, unknown>): boolean =>
  Object.values(SUFFIXES).some(
    (suffix) => path.endsWith(suffix) && all.has(path.slice(0, -suffix.length)),
  )
