import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.ts'

const COMPRESSIBLE = [
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.xml',
  '.ics',
  '.txt',
  '.ico',
  '.webmanifest',
]

/** A response that fits into one packet gains nothing. */
const WORTHWHILE_BYTES = 512

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a brotli and a gzip copy beside every text file; the server negotiates the encoding. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await filesBelow(folder, COMPRESSIBLE)
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTHWHILE_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    brotli(bytes, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }).then((compressed) =>
      writeFile(`${file}.gz`, compressed),
    ),
  ])
}
