import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import mdx from '@mdx-js/rollup'
import { parse as parseScript } from 'acorn'
import GithubSlugger from 'github-slugger'
import type {
  Code,
  Heading,
  Link,
  List,
  Nodes,
  Paragraph,
  Parent,
  Root,
  RootContent,
  Yaml,
} from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import type { Plugin, ViteDevServer } from 'vite'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ArticleFacts, Label, Words } from '../../src/content/articles.ts'

/** Adults read some 200 words a minute on a screen. */
const WORDS_PER_MINUTE = 200

/** What is shorter is a note. */
const LEAST_WORDS = 400

const FRONT_MATTER = z.strictObject({
  first: z
    .string('is missing: one sentence, what the reader does first')
    .min(1)
    .max(160, 'is longer than 160 characters'),
})

/**
 * Compiles the articles of the blog, `src/content/articles/<id>/<language>.md` (CommonMark with
 * tables and task lists), to React components. Beside its default export a module has
 * `facts: ArticleFacts`. A mistake in an article stops the build with its file and line. The development
 * server shows a short one, too: it is being written.
 */
export function articles(leastWords = LEAST_WORDS): Plugin {
  let server: ViteDevServer | undefined
  const { transform, ...compiler } = mdx({
    include: '**/src/content/articles/*/*.md',
    format: 'md',
    remarkPlugins: [
      remarkFrontmatter,
      remarkGfm,
      () =>
        remarkArticle(
          () => loadModules(server),
          () => (server ? 0 : leastWords),
        ),
    ],
  })
  return {
    enforce: 'pre',
    configureServer(devServer) {
      server = devServer
    },
    // Typed for Rollup, which the bundler is compatible with
    ...(compiler as Plugin),
    transform: {
      // Nothing of `?raw`: the search reads what was written.
      filter: { id: /\.md$/ },
      handler: transform as never,
    },
  }
}

/** What an article is checked against: in development as it is now, and no part of Vite's configuration. */
async function loadModules(server: ViteDevServer | undefined) {
  const load = (path: string) =>
    server
      ? server.ssrLoadModule(`/${path}`)
      : import(new URL(`../../${path}`, import.meta.url).href)
  const { POST_IDS }: typeof import('../../src/content/post-ids.ts') =
    await load('src/content/post-ids.ts')
  const { isLanguage, languageEntry }: typeof import('../../src/i18n/languages.ts') =
    await load('src/i18n/languages.ts')
  const { resolveLocation }: typeof import('../../src/urls/location.ts') =
    await load('src/urls/location.ts')
  return { POST_IDS, isLanguage, languageEntry, resolveLocation }
}

type SiteModules = Awaited<ReturnType<typeof loadModules>>

function remarkArticle(load: () => Promise<SiteModules>, leastWords: () => number) {
  return async (tree: Root, file: VFile) => {
    const language = basename(file.path, '.md')
    const id = basename(dirname(file.path))
    const { POST_IDS, isLanguage, languageEntry, resolveLocation } = await load()
    if (!isLanguage(language)) return file.fail(`“${language}” is no language of the site`)
    if (!POST_IDS.some((known) => known === id))
      file.fail(`“${id}” is no post: src/content/post-ids.ts lists them`)

    checkElements(tree, file)
    markForeignWords(tree, file, languageEntry(language).tag)
    localizeLinks(tree, file, (path) => {
      const address = `/${language}${path}`.replace(/\/$/, '')
      return resolveLocation(address, language) === address ? address : undefined
    })
    describeTables(tree, file)
    drawChecklists(tree)
    halveQuotes(tree, file)
    const labels = foldLists(tree)
    arrangeFigures(tree, file)
    const facts: ArticleFacts = {
      ...frontMatterOf(tree, file),
      sections: nameSections(tree, file),
      labels,
      words: countWords(tree, language),
      minutes: 0,
    }
    if (facts.words < leastWords())
      file.fail(`An article has ${leastWords()} words before its sources; this has ${facts.words}`)
    facts.minutes = Math.ceil(facts.words / WORDS_PER_MINUTE)
    groupSections(tree)
    exportFacts(tree, facts)
  }
}

function frontMatterOf(tree: Root, file: VFile): z.infer<typeof FRONT_MATTER> {
  const [node] = tree.children
  if (node?.type !== 'yaml')
    return file.fail('An article begins with front matter: ---, “first: …”, ---', node)
  const parsed = FRONT_MATTER.safeParse(parseYaml(node, file))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  return file.fail(`Front matter: ${issue?.path.join('.') || 'it'}: ${issue?.message}`, node)
}

function parseYaml(node: Yaml, file: VFile): unknown {
  try {
    return parse(node.value)
  } catch (error) {
    return file.fail(`Front matter is no YAML (a text with a colon needs quotes): ${error}`, node)
  }
}

/** The page has the title, and draws text only: everything else would be lost in silence. */
function checkElements(tree: Root, file: VFile): void {
  visit(tree, (node) => {
    if (node.type === 'html') file.fail('HTML and components are not drawn: write Markdown', node)
    if (node.type === 'definition')
      file.fail('An address stands behind its words: [words](https://…)', node)
    if (node.type === 'code' && !isPrompt(node))
      file.fail('A block of code is a prompt to copy: begin it with ```prompt', node)
  })
}

const isPrompt = ({ lang }: Code): boolean => lang === 'prompt'

const LANGUAGE_NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/** The English name of a language, if there is one with this tag. */
function nameOfLanguage(tag: string): string | undefined {
  try {
    return LANGUAGE_NAMES.of(tag)
  } catch {
    return undefined
  }
}

/**
 * `[Werbung](lang:de)` is no link but German: screen readers pronounce it as such. The words of
 * `[Leitfaden](https://… "lang:de")` are, and what it leads to.
 */
function markForeignWords(tree: Root, file: VFile, own: string): void {
  visit(tree, 'link', (link, index, parent) => {
    const { url, title } = link
    const isLink = !url.startsWith('lang:')
    if (title && !(isLink && title.startsWith('lang:')))
      file.fail(`“${title}” is not drawn: a source has its language there, "lang:de"`, link)
    if (title && url.startsWith('/'))
      file.fail('A page of the site is in the article’s language: without "lang:…"', link)
    const [, lang] = /^lang:(.*)/.exec(title || url) ?? []
    if (lang === undefined || !parent || index === undefined) return
    const name = nameOfLanguage(lang)
    if (!name) file.fail(`“${lang}” is no language: write its tag, like [Werbung](lang:de)`, link)
    if (name === nameOfLanguage(own))
      file.fail(`“${lang}” is the article’s own language: its words need no (lang:${lang})`, link)
    if (isLink)
      Object.assign(link, { title: null, data: { hProperties: { lang, hrefLang: lang } } })
    else parent.children[index] = element('span', link.children, { lang })
  })
}

/** `/blog` is the blog in the article's language. */
function localizeLinks(tree: Root, file: VFile, addressOf: (path: string) => string | undefined) {
  const broken: Link[] = []
  visit(tree, 'link', (link, index, parent) => {
    if (link.url.startsWith('https://')) return
    // An address that is quoted is no link.
    if (link.url.startsWith('mailto:') && parent && index !== undefined) {
      parent.children.splice(index, 1, ...link.children)
      return
    }
    const [path = ''] = link.url.split(/[?#]/, 1)
    const address = path.startsWith('/') ? addressOf(path) : undefined
    if (address === undefined) broken.push(link)
    else link.url = address + link.url.slice(path.length)
  })
  const [first] = broken
  if (!first) return
  const links = broken.map(({ url, position }) => `“${url}” (line ${position?.start.line})`)
  file.fail(`Neither https://… nor a page of the site, like /contact: ${links.join(', ')}`, first)
}

/**
 * On a phone a table is drawn as a list: each cell knows the heading of its column, and the roles
 * that browsers take from a table that is drawn otherwise are written out. The first cell is the heading of its row.
 */
function describeTables(tree: Root, file: VFile): void {
  visit(tree, 'table', (table) => {
    const [head] = table.children
    for (const cell of head?.children ?? [])
      if (!textOf(cell)) file.fail('A column of a table has a heading: | What | TikTok |', cell)
    table.data = { hProperties: { role: 'table', dataColumns: head?.children.length } }
    for (const row of table.children) {
      row.data = { hProperties: { role: 'row' } }
      for (const [index, cell] of row.children.entries()) {
        const label = head?.children[index]
        const dataLabel = label && textOf(label)
        if (row === head) cell.data = { hProperties: { role: 'columnheader', scope: 'col' } }
        else if (index === 0)
          cell.data = { hName: 'th', hProperties: { role: 'rowheader', scope: 'row', dataLabel } }
        else cell.data = { hProperties: { role: 'cell', dataLabel } }
      }
    }
  })
}

/** An element of HTML that Markdown has no node for. */
const element = (name: string, children: RootContent[], hProperties = {}) =>
  ({ type: name, data: { hName: name, hProperties }, children }) as Parent as RootContent

/** Texts in the order of reading, with their languages; a comma between two is one of them. */
const wordsOf = (nodes: Nodes[], lang?: string): Words[] =>
  nodes.flatMap((node) => {
    if ('children' in node) return wordsOf(node.children, node.data?.hProperties?.lang ?? lang)
    const texts = textOf(node).split(/(, )/).filter(Boolean)
    return texts.map((text) => ({ text, lang }))
  })

/**
 * A list whose points have points of their own: each folds below its first line; the first is open.
 * What they say is what readers choose from; so the list is folded, too, where it is long.
 */
function foldLists(tree: Root): Label[] {
  const labels: Label[] = []
  const isFolded = ({ children }: List) =>
    children.every((item) => item.children[0]?.type === 'paragraph' && item.children.length > 1)
  visit(tree, 'list', (list, index, parent) => {
    if (!parent || index === undefined || !isFolded(list)) return
    const folds = list.children.map(({ children: [line, ...rest] }, at) => {
      const [name, ...words] = (line as Paragraph).children
      const id = `label-${labels.length}`
      labels.push({ id, country: textOf(name), ...labelOf(wordsOf(words)) })
      const summary = element('summary', [name as RootContent, element('span', words)])
      return element('details', [summary, ...rest], { id, open: at === 0 })
    })
    parent.children[index] = element('details', folds, { dataEntries: folds.length })
  })
  return labels
}

function labelOf(words: Words[]) {
  const comma = words.findIndex(({ text }) => text === ', ')
  const end = comma < 0 ? words.length : comma
  const [word = { text: '' }] = words.flatMap(({ text, lang }) =>
    (text.match(/#?\p{L}+/gu) ?? []).map((each) => ({ text: each, lang })),
  )
  return { first: words.slice(0, end), others: words.slice(end + 1), word }
}

/** A box of a checklist is ticked at its words, too; nothing is kept. */
function drawChecklists(tree: Root): void {
  visit(tree, 'listItem', (item) => {
    const [words] = item.children
    if (typeof item.checked !== 'boolean' || words?.type !== 'paragraph') return
    item.checked = null
    item.data = { hProperties: { dataTick: true } }
    const box = element('input', [], { type: 'checkbox' })
    item.children[0] = element('label', [box, element('span', words.children)]) as Paragraph
  })
}

/** A quote is split after its first sentence of two, or else after its only comma. */
const SPLITS = [/(?<=[.!?;]\s)/, /(?<=,\s)/]

/** Each half of a quote has a colour of its own. */
function halveQuotes(tree: Root, file: VFile): void {
  visit(tree, 'blockquote', (quote) => {
    const [paragraph, second] = quote.children
    const [text, markup] = paragraph?.type === 'paragraph' && !second ? paragraph.children : []
    const words = text?.type === 'text' && !markup ? text.value : ''
    const halves = SPLITS.map((split) => words.split(split)).find(({ length }) => length === 2)
    if (!halves)
      return file.fail(
        'A quote is two sentences, or one with a single comma, without markup',
        quote,
      )
    quote.children = halves.map((value) => element('span', [{ type: 'text', value }]) as Paragraph)
  })
}

const figureFile = (name: string) =>
  new URL(`../../src/content/art/figure-${name}.svg`, import.meta.url)

/** A paragraph of figures, `![what it shows](name "caption")`, is a row of them. */
function arrangeFigures(tree: Root, file: VFile): void {
  visit(tree, 'paragraph', (paragraph) => {
    const figures = paragraph.children.filter((node) => node.type === 'image')
    if (figures.length === 0) return
    for (const figure of figures) {
      if (!existsSync(figureFile(figure.url)))
        file.fail(`“${figure.url}” is no figure: scripts/assets/art/figures.ts draws them`, figure)
      if (!(figure.alt && figure.title))
        file.fail('A figure has a text and a caption: ![text](name "caption")', figure)
    }
    if (textOf(paragraph, { includeImageAlt: false }).trim())
      file.fail('Figures stand in a paragraph of their own', paragraph)
    paragraph.children = figures
    paragraph.data = { hName: 'div', hProperties: { dataFigures: figures.length } }
  })
}

/**
 * Each heading of level 2 with what follows it; what comes before the first is a section, too. The last
 * one, the sources, is folded below its heading and their number.
 */
function groupSections(tree: Root): void {
  const sections: RootContent[] = []
  let children: RootContent[] = []
  for (const node of tree.children) {
    const isHeading = node.type === 'heading' && node.depth === 2
    if (isHeading) children = []
    if (children.length === 0)
      sections.push(element('section', children, isHeading ? node.data?.hProperties : {}))
    if (isHeading) node.data = {}
    children.push(node)
  }
  const [heading, ...sources] = children
  if (heading?.type === 'heading') {
    const entries = sources.flatMap((node) => (node.type === 'list' ? node.children : []))
    const count = element('span', [{ type: 'text', value: `${entries.length}` }])
    const summary = element('summary', [heading, count])
    children.splice(0, Infinity, element('details', [summary, ...sources]))
  }
  for (const section of sections) markBeginning(section as Parent)
  tree.children = sections
}

/**
 * The heading of a section stays beside its text, until something is as wide as the page: a quote, a row
 * of three figures, a list that is looked up.
 */
function markBeginning({ children }: Parent): void {
  const end = children.findIndex(
    ({ type, data }) =>
      type === 'blockquote' ||
      type === ('details' as string) ||
      (data as Paragraph['data'])?.hProperties?.dataFigures === 3,
  )
  if (children[0]?.type !== 'heading' || end < 0) return
  const beginning = children.slice(0, end) as RootContent[]
  children.splice(0, end, element('div', beginning, { dataBegin: '' }))
}

/** Gives the headings ids; those of level 2 are the sections. */
function nameSections(tree: Root, file: VFile): ArticleFacts['sections'] {
  const slugger = new GithubSlugger()
  const sections: ArticleFacts['sections'] = []
  let level = 1
  visit(tree, 'heading', (heading: Heading) => {
    if (heading.depth === 1) file.fail('The title is in the dictionary: begin with ##', heading)
    if (heading.depth > level + 1)
      file.fail(`A heading of level ${heading.depth} follows one of level ${level}`, heading)
    level = heading.depth
    const title = textOf(heading)
    const id = slugger.slug(title)
    heading.data = { hProperties: { id } }
    if (level === 2) sections.push({ id, title })
  })
  if (sections.length === 0)
    file.fail('An article has sections, the last of which are its sources: begin each with ##')
  return sections
}

/** The words of the text, up to its sources. */
function countWords(tree: Root, language: string): number {
  const isText = (node: Root['children'][number]) => node.type !== 'yaml'
  const end = tree.children.findLastIndex((node) => node.type === 'heading' && node.depth === 2)
  const text = tree.children
    .slice(0, end)
    .filter(isText)
    .map((node) => textOf(node, { includeImageAlt: false }))
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text.join('\n'))
  return [...segments].filter(({ isWordLike }) => isWordLike).length
}

function exportFacts(tree: Root, facts: ArticleFacts): void {
  const estree = parseScript(`export const facts = ${JSON.stringify(facts)}`, {
    ecmaVersion: 'latest',
    sourceType: 'module',
  })
  tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } } as never)
}
