/**
 * Makes the icons in public/, the tab's in src/theme/, and the manifest’s colours and name. Run it when
 * the mark, an ink or the agency's name changes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import en from '../src/i18n/en/index.ts'
import { GROUND } from '../src/theme/grounds.ts'
import { MARK } from '../src/theme/mark.ts'
import { faviconSvg } from './assets/mark.ts'

const PUBLIC = new URL('../public/', import.meta.url)
const PAPER = GROUND.light
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

interface Icon {
  file: string
  /** Width and height in pixels */
  size: number
  /** Share of the icon that the mark takes; the rest is its margin */
  share: number
  ground: string | typeof TRANSPARENT
}

const ICONS: readonly Icon[] = [
  { file: 'favicon-32.png', size: 32, share: 1, ground: TRANSPARENT },
  { file: 'icon-192.png', size: 192, share: 1, ground: TRANSPARENT },
  { file: 'icon-512.png', size: 512, share: 1, ground: TRANSPARENT },
  // iOS rounds the corners itself.
  { file: 'apple-touch-icon.png', size: 180, share: 0.66, ground: PAPER },
  // A launcher may cut anything outside a circle of 80 % of the width.
  { file: 'icon-maskable-192.png', size: 192, share: 0.56, ground: PAPER },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56, ground: PAPER },
]

const mark = Buffer.from(faviconSvg())

/** The logo as a square PNG on a background. */
async function render({ size, share, ground }: Omit<Icon, 'file'>): Promise<Buffer> {
  const inner = Math.round(size * share)
  const before = Math.floor((size - inner) / 2)
  const after = size - inner - before
  return sharp(mark, { density: (72 * inner) / MARK.height })
    .resize(inner, inner, { fit: 'contain', background: TRANSPARENT })
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .flatten(ground === TRANSPARENT ? false : { background: ground })
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/** An .ico file of PNG pictures: a header, a directory of 16 bytes each, the pictures. */
function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)

  let offset = header.length + 16 * pictures.length
  const directory = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(16)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...directory, ...pictures.map(({ png }) => png)])
}

await writeFile(new URL('../src/theme/favicon.svg', import.meta.url), mark)
for (const { file, ...icon } of ICONS) await writeFile(new URL(file, PUBLIC), await render(icon))

const tabIcons = await Promise.all(
  [16, 32, 48].map(async (size) => ({
    size,
    png: await render({ size, share: 1, ground: TRANSPARENT }),
  })),
)
await writeFile(new URL('favicon.ico', PUBLIC), ico(tabIcons))

const NAMED = { name: en.agencyName, short_name: en.agencyName }
const manifest = JSON.parse(await readFile(new URL('manifest.webmanifest', PUBLIC), 'utf8'))
await writeFile(
  new URL('manifest.webmanifest', PUBLIC),
  `${JSON.stringify({ ...manifest, ...NAMED, background_color: PAPER, theme_color: PAPER }, null, 2)}\n`,
)
