/** The Open Graph images: one per page and language. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type ArtName, artSize, heroLayers } from '../../src/content/art.ts'
import { LANGUAGES, type Language, type LanguageEntry } from '../../src/i18n/languages.ts'
import { loadAllTexts } from '../../src/i18n/load-texts.ts'
import { createTranslate, type PlainKey } from '../../src/i18n/t.ts'
import { OPEN_GRAPH_SIZE } from '../../src/metadata/urls.ts'
import { LINE_HEIGHT } from '../../src/pages/contact/ticket/fit-lines.ts'
import { palette } from '../../src/theme/colors.ts'
import {
  PAGE_SLUGS,
  type PageSlug,
  pageEntry,
  pageOf,
  postOf,
  type ShareCard,
} from '../../src/urls/pages.ts'
import { HERO_OVERLAP } from './art/hero.ts'
import { type Block, compositor, fitBlock, type Line } from './lettering.ts'
import { type Letters, openLetters } from './letters.ts'
import { type MarkInks, markShapes } from './mark.ts'
import { DISPLAY, sourcesOf } from './typefaces.ts'

const { width: WIDTH, height: HEIGHT } = OPEN_GRAPH_SIZE
const MARGIN = 64
const TRACKING = -0.01

const INK = palette.ink[900].value
const PAPER = palette.paper[100].value
const PINK = palette.pink[400].value
const BLUSH = palette.pink[200].value
const GREEN = palette.green[600].value
const SAND = palette.paper[200].value

/** The backgrounds of share cards, each with its text colour and the scheme of its illustration. */
const GROUNDS = {
  paper: { ground: PAPER, text: INK, scheme: 'light' },
  sand: { ground: SAND, text: INK, scheme: 'light' },
  blush: { ground: BLUSH, text: INK, scheme: 'light' },
  ink: { ground: INK, text: PAPER, scheme: 'dark' },
} as const

/** Files in src/content/art, bottom layer first */
const layersOf = (art: IllustratedCard['art'], language: Language): readonly ArtName[] =>
  art === 'hero' ? heroLayers(language) : [art]

type IllustratedCard = Exclude<ShareCard, 'seam'>
type Scheme = (typeof GROUNDS)[keyof typeof GROUNDS]['scheme']

interface Place {
  x: number
  y: number
  width: number
}

/**
 * A tall illustration bleeds off the bottom edge, a cover off the right one; a pair of frames is
 * shown whole.
 */
function placeOf(art: ArtName): Place {
  const [width, height] = artSize(art)
  if (width > height) return { x: 580, y: 0, width: (HEIGHT * width) / height }
  return height / width > 1.2 ? { x: 580, y: 64, width: 564 } : { x: 604, y: 63, width: 532 }
}

/** The logo and the agency's name, 48 pixels high, at the top left. */
function signature(name: Line, inks: MarkInks, text: string): string {
  return `<g transform="translate(${MARGIN} 56)"><g transform="scale(1.4)">
    ${markShapes(inks)}
  </g><g transform="translate(54 41) scale(52)" fill="${text}">${name.outlines}</g></g>`
}

/** Height of a capital letter, in ems */
const CAPITAL = 0.66

const block = ({ lines, size }: Block, x: (width: number) => number, lastBaseline: number) =>
  lines
    .map((line, i) => {
      const y = lastBaseline - (lines.length - 1 - i) * LINE_HEIGHT * size
      return `<g transform="translate(${x(line.width * size)} ${y}) scale(${size})">${line.outlines}</g>`
    })
    .join('')

const document = (ground: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${body}</svg>`

const clippedTo = (outline: string, svg: string) =>
  svg.replace(
    /(<svg.*?>)(.*)(<\/svg>)/s,
    `$1<clipPath id="overlap"><path d="${outline}"/></clipPath><g clip-path="url(#overlap)">$2</g>$3`,
  )

/** A drawing of src/content/art in one scheme, to be placed in another drawing. */
async function layer(name: ArtName, scheme: Scheme): Promise<string> {
  const svg = await readFile(new URL(`../../src/content/art/${name}.svg`, import.meta.url), 'utf8')
  const { x, y, width } = placeOf(name)
  const placed = svg.replace(
    /width="([\d.]+)" height="([\d.]+)"/,
    (_, ownWidth, ownHeight) =>
      `x="${x}" y="${y}" width="${width}" height="${(width * ownHeight) / ownWidth}"`,
  )
  const cut = name.startsWith('hero-unison') ? clippedTo(HERO_OVERLAP, placed) : placed
  return scheme === 'dark' ? cut.replaceAll(':target ', '') : cut
}

async function illustratedCard(
  heading: PlainKey,
  card: IllustratedCard,
  language: LanguageEntry,
  letters: Letters,
) {
  const { ground, text, scheme } = GROUNDS[card.ground]
  const t = createTranslate(language.code)
  const set = compositor(letters, language.tag, TRACKING)
  const box = { width: 480, height: 410, maxSize: 164 }
  const headline = fitBlock(withoutJoiners(t(heading)), box, set)
  const layers = await Promise.all(
    layersOf(card.art, language.code).map((name) => layer(name, scheme)),
  )
  const inks = {
    left: PINK,
    right: text === PAPER ? palette.green[500].value : GREEN,
    overlap: text,
  }
  return document(
    ground,
    `${layers.join('')}${signature(set(t('agencyName')), inks, text)}
    <g fill="${text}">${block(headline, () => MARGIN, HEIGHT - MARGIN)}</g>`,
  )
}

/** The headline across the seam of both colours. */
function splitCard(heading: PlainKey, language: LanguageEntry, letters: Letters): string {
  const t = createTranslate(language.code)
  const set = compositor(letters, language.tag, TRACKING)
  const box = { width: WIDTH - 2 * MARGIN, height: 400, maxSize: 240 }
  const headline = fitBlock(withoutJoiners(t(heading)), box, set)
  const height = (CAPITAL + (headline.lines.length - 1) * LINE_HEIGHT) * headline.size
  const outlines = block(headline, (width) => (WIDTH - width) / 2, (HEIGHT + 70 + height) / 2)
  const seam = WIDTH / 2
  return document(
    PINK,
    `<rect x="${seam}" width="${seam}" height="${HEIGHT}" fill="${GREEN}"/>
    <clipPath id="left"><rect width="${seam}" height="${HEIGHT}"/></clipPath>
    <clipPath id="right"><rect x="${seam}" width="${seam}" height="${HEIGHT}"/></clipPath>
    <g clip-path="url(#left)" fill="${INK}">${outlines}</g>
    <g clip-path="url(#right)" fill="${PAPER}">${outlines}</g>
    ${signature(set(t('agencyName')), { left: INK, right: GREEN, overlap: PAPER }, INK)}`,
  )
}

/** Lines break at spaces only, so there is nothing to join. */
const withoutJoiners = (text: string) => text.replaceAll('\u2060', '')

async function shareCardOf(
  slug: PageSlug,
  language: LanguageEntry,
  letters: Letters,
): Promise<string> {
  const post = postOf(slug)
  if (post) {
    const title = `blogPage.samplePosts.${post}.title` as const
    return illustratedCard(title, { ground: 'paper', art: `cover-${post}` }, language, letters)
  }
  const { heading, shareCard } = pageEntry(pageOf(slug))
  return shareCard === 'seam'
    ? splitCard(heading, language, letters)
    : illustratedCard(heading, shareCard, language, letters)
}

/**
 * Writes `og/<language>/<page>.png` into the output folder, Home as `home.png`, an article as `blog/<id>.png`. Text is
 * drawn as outlines, so that no font of the machine matters; the same sources give the same bytes.
 */
export async function writeOpenGraphImages(folder: string): Promise<void> {
  await loadAllTexts()
  const letters = await openLetters(sourcesOf(DISPLAY))
  for (const language of LANGUAGES) {
    const target = join(folder, 'og', language.code)
    await mkdir(join(target, 'blog'), { recursive: true })
    await Promise.all(
      PAGE_SLUGS.map(async (slug) => {
        const svg = await shareCardOf(slug, language, letters)
        const png = await sharp(Buffer.from(svg))
          .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
          .toBuffer()
        await writeFile(join(target, `${slug || 'home'}.png`), png)
      }),
    )
  }
}
