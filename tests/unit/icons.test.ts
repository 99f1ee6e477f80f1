import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it, test } from 'vitest'

const PUBLIC = new URL('../../public/', import.meta.url)

interface ManifestIcon {
  src: string
  type: string
  sizes: string
  purpose?: string
}

const manifest: { icons: ManifestIcon[] } = JSON.parse(
  await readFile(new URL('manifest.webmanifest', PUBLIC), 'utf8'),
)

it.each(manifest.icons)('$src of the manifest is what it is said to be', async (icon) => {
  const file = await readFile(new URL(`.${icon.src}`, PUBLIC))
  const { format, width, height } = await sharp(file).metadata()
  expect(icon.type).toBe(format === 'svg' ? 'image/svg+xml' : `image/${format}`)
  expect(icon.sizes).toBe(format === 'svg' ? 'any' : `${width}x${height}`)
})

it.each(manifest.icons.filter(({ purpose }) => purpose === 'maskable'))(
  '$src fills its whole square, as a launcher cuts its own shape from it',
  async ({ src }) => {
    const { isOpaque } = await sharp(await readFile(new URL(`.${src}`, PUBLIC))).stats()
    expect(isOpaque).toBe(true)
  },
)

test('the icon that iOS shows has no transparent part, which would turn black', async () => {
  const file = await readFile(new URL('apple-touch-icon.png', PUBLIC))
  expect((await sharp(file).stats()).isOpaque).toBe(true)
})

test('favicon.ico holds pictures of 16, 32 and 48 pixels', async () => {
  const ico = await readFile(new URL('favicon.ico', PUBLIC))
  const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, i) => {
    const entry = 6 + 16 * i
    return ico.subarray(ico.readUInt32LE(entry + 12)).subarray(0, ico.readUInt32LE(entry + 8))
  })
  const widths = await Promise.all(pictures.map(async (png) => (await sharp(png).metadata()).width))
  expect(widths).toEqual([16, 32, 48])
})
