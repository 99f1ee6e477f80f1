import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk } from 'vite'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { PAGES, pagePath } from '../../src/i18n/location.ts'
import type * as Prerenderer from '../../src/prerender.tsx'

type RouteManifest = Prerenderer.RouteManifest

interface Folders {
  /** Vite's output for the browser; the pages are added to it */
  client: string
  /** Vite's output of src/prerender.tsx */
  prerenderer: string
}

/** A search string that has a prerendered page of its own, so that nothing changes on arrival. */
const VARIANTS: Partial<Record<(typeof PAGES)[number], readonly string[]>> = {
  contact: ['influencer', 'brand'],
}

/**
 * Writes every page in every language as a static document: the shell as `index.html`, `<lang>/<page>/index.html`, and
 * `<lang>/contact/<type>.html` for the variants of the form.
 *
 * @returns how many documents were written
 */
export async function prerender({ client, prerenderer }: Folders): Promise<number> {
  const manifest: Manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8'))
  const { renderPage, renderShell }: typeof Prerenderer = await import(
    pathToFileURL(join(process.cwd(), prerenderer, 'prerender.js')).href
  )
  // What is dated or timed in a document would differ from build to build.
  Date.now = () => 0

  const documents = LANGUAGE_CODES.flatMap((language) =>
    PAGES.flatMap((page) => {
      const path = pagePath(language, page)
      return [
        { language, url: path, file: `${path}/index.html` },
        ...(VARIANTS[page] ?? []).map((type) => ({
          language,
          url: `${path}?type=${type}`,
          file: `${path}/${type}.html`,
        })),
      ]
    }),
  )
  for (const { language, url, file } of documents) {
    const html = await renderPage(url, filesOfRoutes(manifest, language))
    await mkdir(dirname(join(client, file)), { recursive: true })
    await writeFile(join(client, file), html)
  }
  await writeFile(join(client, 'index.html'), await renderShell(filesOfEntry(manifest)))
  await rm(join(client, '.vite'), { recursive: true })
  return documents.length
}

/** The built files that each route loads, for the router to preload them (its own manifest). */
function filesOfRoutes(manifest: Manifest, language: Language): RouteManifest {
  const { script, preloads, stylesheets } = filesOfEntry(manifest)
  const routes: RouteManifest['routes'] = {
    __root__: {
      preloads: [script, ...preloads, ...scriptsOf(manifest, `src/i18n/${language}/index.ts`)],
      css: [...stylesheets],
      scripts: [{ attrs: { type: 'module', src: script } }],
    },
  }
  // A file may be listed once per branch of matched routes: parents come first and keep it.
  for (const [key, id] of componentsOfRoutes(manifest)) {
    const listed = Object.entries(routes)
      .filter(([other]) => other === '__root__' || id.startsWith(`${other}/`))
      .flatMap(([, { preloads }]) => preloads ?? [])
    routes[id] = { preloads: scriptsOf(manifest, key).filter((url) => !listed.includes(url)) }
  }
  return { routes }
}

/** The built files that every document loads. */
function filesOfEntry(manifest: Manifest): Parameters<typeof Prerenderer.renderShell>[0] {
  const key = keyOf(manifest, (chunk) => chunk.isEntry === true)
  const { file, css = [] } = chunkOf(manifest, key)
  return {
    script: urlOf(file),
    preloads: scriptsOf(manifest, key),
    stylesheets: css.map(urlOf),
  }
}

/** Route ids by the key of their split component, parents first. */
function componentsOfRoutes(manifest: Manifest): [key: string, id: string][] {
  const pattern = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/
  return Object.keys(manifest)
    .flatMap((key): [string, string][] => {
      const path = pattern.exec(key)?.[1]
      if (path === undefined) return []
      return [[key, `/${path.replace(/\/route$/, '').replace(/(^|\/)index$/, '$1')}`]]
    })
    .sort(([, a], [, b]) => a.length - b.length)
}

/** The chunk and everything that it imports statically, the entry left out. */
function scriptsOf(manifest: Manifest, key: string): string[] {
  const seen = new Set<string>()
  const visit = (next: string) => {
    if (seen.has(next)) return
    seen.add(next)
    chunkOf(manifest, next).imports?.forEach(visit)
  }
  visit(key)
  return [...seen]
    .map((each) => chunkOf(manifest, each))
    .filter((chunk) => !chunk.isEntry)
    .map(({ file }) => urlOf(file))
}

const urlOf = (file: string) => `/${file}`

function keyOf(manifest: Manifest, matches: (chunk: ManifestChunk) => boolean): string {
  const found = Object.entries(manifest).find(([, chunk]) => matches(chunk))
  if (!found) throw new Error('The build has no entry')
  return found[0]
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}`)
  return chunk
}
