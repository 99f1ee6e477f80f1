import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { messagesOf } from '../support/messages.ts'
import { type SiteServer, startSite } from '../support/server.ts'
import { test as base, expect, open } from './fixtures.ts'

const SOURCES = [
  'src',
  'scripts',
  'public',
  'styled-system',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsr.config.json',
  'vite.config.ts',
  'panda.config.ts',
  'postcss.config.mjs',
  'index.html',
]
const run = promisify(execFile)

/** Builds the site from a copy of its sources whose French dictionary lacks a text. */
async function buildWithout(line: RegExp): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'duet-incomplete-'))
  for (const source of SOURCES) await cp(source, join(copy, source), { recursive: true })
  await symlink(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'))
  const french = join(copy, 'src/i18n/fr/index.ts')
  const words = await readFile(french, 'utf8')
  expect(words).toMatch(line)
  await writeFile(french, words.replace(line, ''))
  const args = ['scripts/build.ts', '--mode', 'development']
  await run(process.execPath, args, { cwd: copy })
  return copy
}

const test = base.extend<object, { site: SiteServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from it
    async ({}, use) => {
      const copy = await buildWithout(/^ {4}skipToContent: .*\n/m)
      const site = await startSite({ SITE_DIR: join(copy, 'dist/client') })
      await use(site)
      await site.remove()
      await rm(copy, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
})

// In one worker, for one build.
test.describe.configure({ mode: 'default' })

const ENGLISH_WORDS = /\/assets\/en-.*\.js$/

test('a missing text falls back to English, before and after hydration', async ({ page }) => {
  const skipLink = page.getByRole('link', { name: messagesOf('en')('ui.skipToContent') })
  const english = page.waitForResponse(ENGLISH_WORDS)
  await page.goto('/fr')
  await expect(skipLink).toHaveCount(1)
  await english
  await open(page, '/fr')
  await expect(skipLink).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('a complete language does not load English', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await open(page, '/pl')
  expect(requests.filter((url) => ENGLISH_WORDS.test(url))).toEqual([])
  expect(requests.some((url) => /\/assets\/pl-.*\.js$/.test(url))).toBe(true)
})
