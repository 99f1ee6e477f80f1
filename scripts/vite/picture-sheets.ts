import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const FOLDER = new URL('../../src/content/art/', import.meta.url)
const PICTURE = /\/src\/content\/art\/([\w-]+)\.svg\?/

/** Pictures, or kinds of them, that share a sheet. */
const SHEETS: Readonly<Record<string, string>> = {
  page: 'audience',
  glyph: 'audience',
  specimen: 'audience',
  'head-blog': 'blog',
  cover: 'blog',
  'head-training': 'training',
  recording: 'training',
}
/** On Home in every language, and so on the sheet of each creator of its hero, as `#hero-brand` */
const isBesideEachCreator = (picture: string) => /^(hero-brand$|service-)/.test(picture)

/** The sheet of a picture that appears with others of its page; null for one that has none of its own. */
export function sheetOf(picture: string): string | null {
  const [kind = '', , creator] = picture.split('-')
  if (kind === 'hero') return creator ? `hero-${creator}` : null
  return SHEETS[picture] ?? SHEETS[kind] ?? null
}

interface Picture {
  name: string
  svg: string
}

/** More than a pixel of the screen: a picture whose edge falls between two pixels shows what is beside it. */
const GAP = 16

/** SVG files below each other in one; a picture is shown by its name after the `#`. */
export function renderSheet(pictures: readonly Picture[]): string {
  let y = 0
  const placed = pictures.map(({ name, svg }) => {
    const [, width = '', height = ''] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
    const view = `<view id="${name}" viewBox="0 ${y} ${width} ${height}"/>`
    const drawing = svg.replace('<svg xmlns="http://www.w3.org/2000/svg"', `<svg y="${y}"`)
    y += Number(height) + GAP
    return view + drawing.replace(/\n\s*/g, '')
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">${placed.join('')}</svg>`
}

async function readSheets(): Promise<Map<string, string>> {
  const names = (await readdir(FOLDER)).map((file) => file.replace('.svg', '')).sort()
  const pictures = await Promise.all(
    names.map(async (name) => ({
      name,
      svg: await readFile(new URL(`${name}.svg`, FOLDER), 'utf8'),
    })),
  )
  const sheets = Map.groupBy(pictures, ({ name }) => sheetOf(name))
  sheets.delete(null)
  const besideEachCreator = pictures.filter(({ name }) => isBesideEachCreator(name))
  return new Map(
    [...sheets].map(([sheet, parts]) => [
      String(sheet),
      renderSheet(sheet?.startsWith('hero-') ? [...parts, ...besideEachCreator] : parts),
    ]),
  )
}

/**
 * A build puts pictures that a page shows together into one file, so that a first visit asks for
 * one instead of four to seven: `/assets/blog-1a2b3c4d.svg#cover-ai`.
 */
export function pictureSheets(): Plugin {
  let sheets: Map<string, string>
  return {
    name: 'picture-sheets',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      sheets = await readSheets()
    },
    load(id) {
      const picture = PICTURE.exec(id)?.[1]
      if (picture && isBesideEachCreator(picture))
        return `export default ${JSON.stringify(`#${picture}`)}`
      const sheet = picture && sheetOf(picture)
      const source = sheet && sheets.get(sheet)
      if (!source) return null
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/${sheet}-${hash}.svg`
      if (this.environment.config.consumer === 'client')
        this.emitFile({ type: 'asset', fileName, source })
      return `export default ${JSON.stringify(`/${fileName}#${picture}`)}`
    },
  }
}
