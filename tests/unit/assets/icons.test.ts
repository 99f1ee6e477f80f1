import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it, test } from 'vitest'
import { faviconSvg } from '../../../scripts/assets/mark.ts'
import { palette } from '../../../src/theme/colors.ts'
import { ICON_LINKS, THEME_COLORS } from '../../../src/theme/icons.ts'
import { textsIn } from '../../support/texts.ts'

const PUBLIC = new URL('../../../public/', import.meta.url)

interface ManifestIcon {
  src: string
  type: string
  sizes: string
  purpose?: string
}

const manifest: {
  name: string
  short_name: string
  icons: ManifestIcon[]
  background_color: string
} = JSON.parse(await readFile(new URL('manifest.webmanifest', PUBLIC), 'utf8'))

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

test('the iOS icon is opaque: iOS turns transparency black', async () => {
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

test('the icon of the tab is in the page itself, as it is drawn ("npm run icons")', async () => {
  const response = await fetch(ICON_LINKS[0].href)
  expect(response.headers.get('content-type')).toBe(ICON_LINKS[0].type)
  expect((await response.text()).replaceAll("'", '"')).toBe(faviconSvg().trim())
})

test('an installed site is named as the agency is ("npm run icons")', () => {
  const name = textsIn('en')('agencyName')
  expect(manifest).toMatchObject({ name, short_name: name })
})

test('the browser’s bars and an installed site begin in the colour of the page ground', () => {
  const [light, dark] = THEME_COLORS.map(({ content }) => content)
  expect(light).toBe(palette.paper[100].value)
  expect(dark).toBe(palette.stage[900].value)
  expect(manifest.background_color).toBe(light)
})
