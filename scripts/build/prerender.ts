import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type ManifestChunk, type Rolldown } from 'vite'
import type * as Prerenderer from '../../src/app/prerender.tsx'
import { EVENT_IDS } from '../../src/content/events.ts'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { DEFAULT_TYPE, INQUIRY_TYPES } from '../../src/inquiry/inquiry-type.ts'
import { contactSearchString } from '../../src/urls/contact-search.ts'
import { namespacesAt, pagePath } from '../../src/urls/location.ts'
import { PAGE_SLUGS, type PageId, type PageSlug, pageOf, postOf } from '../../src/urls/pages.ts'
import { readAllTexts } from '../i18n/texts.ts'
import { incompleteLanguages } from '../vite/dictionaries.ts'

interface Folders {
  /** Vite's output for the browser; the pages are added to it */
  client: string
  /** Vite's output of src/app/prerender.tsx */
  prerenderer: string
}

/** The search strings that have a prerendered page of their own, so that nothing changes on hydration. */
const SEARCHES: Partial<Record<PageId, readonly string[]>> = {
  contact: [
    ...INQUIRY_TYPES.map((type) => contactSearchString({ type })),
    ...EVENT_IDS.map((event) => contactSearchString({ type: DEFAULT_TYPE, event })),
  ],
}

/** Every page in every language, and its variants. */
const PRERENDERED = LANGUAGE_CODES.flatMap((language) =>
  PAGE_SLUGS.flatMap((slug) => {
    const path = pagePath(language, slug)
    return (SEARCHES[pageOf(slug)] ?? ['']).map((search) => ({
      language,
      slug,
      path,
      search,
      file: `${path}/${search.slice(1) || 'index'}.html`,
    }))
  }),
)

type Prerendered = (typeof PRERENDERED)[number]

/**
 * Writes every page in every language as a static document: the shell as `index.html`,
 * `<lang>/<page>/index.html`, and for the variants of the form `<lang>/contact/<query>.html`.
 *
 * @returns how many documents were written, and the style sheets that they name
 * @throws when the names of the bundler’s chunks are not those expected here
 */
export const prerender = (folders: Folders) => withFixedClock(() => writeDocuments(folders))

/** @param folder Vite's output of src/app/prerender.tsx */
export const importPrerenderer = (folder: string): Promise<typeof Prerenderer> =>
  import(pathToFileURL(resolve(folder, 'prerender.js')).href)

/** Freezes the clock: timestamps in documents would differ from build to build. */
async function withFixedClock<Result>(run: () => Promise<Result>): Promise<Result> {
  const { now } = Date
  Date.now = () => 0
  try {
    return await run()
  } finally {
    Date.now = now
  }
}

async function writeDocuments({ client, prerenderer }: Folders) {
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const { renderPage, renderShell } = await importPrerenderer(prerenderer)
  const stylesheets = stylesheetsOf(manifest)
  const styles = await readStyles(client, stylesheets)
  const addScripts = await pageScripts(manifest)
  for (const page of PRERENDERED) {
    const html = await renderPage(page.path + page.search, styles)
    await write(join(client, page.file), addScripts(html, page))
  }
  const addRedirect = await shellScripts(manifest, stylesheets)
  await write(join(client, 'index.html'), addRedirect(await renderShell(stylesheets)))
  await rm(join(client, '.vite'), { recursive: true })
  return { documents: PRERENDERED.length, stylesheets }
}

/** Style sheets by their URLs */
async function readStyles(client: string, stylesheets: readonly string[]) {
  const read = async (url: string) => [url, await readFile(join(client, url), 'utf8')] as const
  return Object.fromEntries(await Promise.all(stylesheets.map(read)))
}

async function write(file: string, document: string) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, document)
}

/** Adds the scripts of a page: what is pressed early, and what it loads after its first paint. */
async function pageScripts(manifest: Manifest) {
  const earlyPress = await bundleInlineScript('src/app/inline/early-press.ts')
  const afterFirstPaint = await bundleInlineScript('src/app/inline/after-first-paint.ts')
  const incomplete = incompleteLanguages(await readAllTexts('src/i18n'))
  return (html: string, page: Prerendered) => {
    const { slug, language } = page
    const languages = incomplete.includes(language) ? [DEFAULT_LANGUAGE, language] : [language]
    const dictionaries = languages.flatMap((each) => dictionariesOf(page, each))
    const modules = modulesOf(manifest, [...dictionaries, ...modulesOfRoute(slug, language)])
    const late = `<script data-modules="${modules.join(' ')}">${afterFirstPaint}</script>`
    return withScripts(html, `<script>${earlyPress}</script>`, hintsOf(modules) + late)
  }
}

/** Adds the script of the shell, which leads to a page, or loads what shows one. */
async function shellScripts(manifest: Manifest, stylesheets: readonly string[]) {
  const redirect = await bundleInlineScript('src/app/inline/redirect.ts')
  const modules = withImports(manifest, keyOfEntry(manifest)).join(' ')
  const data = `data-stylesheets="${stylesheets.join(' ')}" data-modules="${modules}"`
  return (html: string) => withScripts(html, '', `<script ${data}>${redirect}</script>`)
}

/** The dictionaries of a page in a language: that of every page, and its own. */
const dictionariesOf = ({ path, search }: Prerendered, language: Language): string[] =>
  ['', ...namespacesAt({ pathname: path, search }).map((name) => `${name}/`)].map(
    (folder) => `src/i18n/${language}/${folder}index.ts`,
  )

/** A document with scripts in its head, and at its end: a page is painted before those start. */
const withScripts = (html: string, early: string, late: string) =>
  html.replace('</head>', () => `${early}</head>`).replace('</body>', () => `${late}</body>`)

/** Fetches modules while the page is painted, after what it is painted with. */
const hintsOf = (modules: readonly string[]) =>
  modules
    .map((module) => `<link rel="modulepreload" fetchpriority="low" href="${module}">`)
    .join('')

/** Modules, each after its imports; the entry comes last. */
const modulesOf = (manifest: Manifest, keys: readonly string[]): string[] => [
  ...new Set([...keys, keyOfEntry(manifest)].flatMap((key) => withImports(manifest, key))),
]

function modulesOfRoute(slug: PageSlug, language: Language): string[] {
  const post = postOf(slug)
  return post
    ? [`src/content/articles/${post}/${language}.md`, componentOfRoute('blog_.$post')]
    : [componentOfRoute(slug || 'index')]
}

const componentOfRoute = (path: string) => `src/routes/$lang/${path}.tsx?tsr-split=component`

/** A chunk and its static imports, dependencies first. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  const { file, imports = [] } = chunkOf(manifest, key)
  return [...imports.flatMap((each) => withImports(manifest, each, seen)), urlOf(file)]
}

function stylesheetsOf(manifest: Manifest): string[] {
  const { css = [] } = chunkOf(manifest, keyOfEntry(manifest))
  if (css.length === 0) throw new Error('The build has no style sheet')
  return css.map(urlOf)
}

const urlOf = (file: string) => `/${file}`

function keyOfEntry(manifest: Manifest): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  if (!found) throw new Error('The build has no entry')
  return found
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}`)
  return chunk
}

/** The bundled and minified code of an inline script. */
async function bundleInlineScript(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Browsers too old for the modules are redirected, too.
      target: 'es2018',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return output.output[0].code.trim()
}
