import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base } from '@playwright/test'
import en from '../../src/i18n/en/contactPage/index.ts'
import { ownFixture } from '../support/own-fixture.ts'
import { expect } from './fixtures.ts'

/** Writing texts while the dev server runs, in a copy of the site. */

const FILES = [
  'index.html',
  'package.json',
  'panda.config.ts',
  'postcss.config.mjs',
  'public',
  'scripts',
  'src',
  'styled-system',
  'tsconfig.json',
  'tsr.config.json',
  'vite.config.ts',
]
const DICTIONARY = 'src/i18n/en/contactPage/index.ts'

interface Site {
  url: string
  folder: string
}

const test = base.extend<{ site: Site }>({
  site: ownFixture<Site>(async (use) => {
    const folder = await mkdtemp(join(tmpdir(), 'duet-dev-'))
    for (const file of FILES) await cp(file, join(folder, file), { recursive: true })
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    const args = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0']
    const server = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1', DATA_DIR: join(folder, 'data') },
    })
    await use({ url: await addressOf(server), folder })
    server.kill()
    await rm(folder, { recursive: true })
  }),
})

const addressOf = (server: ChildProcess) =>
  new Promise<string>((found) => {
    server.stdout?.on('data', (output) => {
      const [url] = /http:\/\/127\S+\//.exec(String(output)) ?? []
      if (url) found(url)
    })
  })

test('a changed text is shown in the open page, a broken one in the overlay', async ({
  page,
  site: { url, folder },
}) => {
  const dictionary = join(folder, DICTIONARY)
  const source = await readFile(dictionary, 'utf8')
  const write = (title: string) => writeFile(dictionary, source.replace(`'${en.pageTitle}'`, title))
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const overlay = page.locator('vite-error-overlay .message-body')

  await page.goto(`${url}en/contact`)
  // The first visit compiles the page, and loads it anew when it finds another library.
  await expect(page.getByRole('textbox', { name: en.fields.name })).toBeEditable()
  await page.waitForLoadState('networkidle')
  const name = page.getByRole('textbox', { name: en.fields.name })
  await name.fill('Ada')

  await write(`'First words'`)
  await expect(title('First words')).toBeVisible()
  await write(`'First {words'`)
  await expect(overlay).toContainText('A brace has no partner in “First {words”')
  await write(`'First`)
  await expect(overlay).toContainText('Unterminated string')
  await write(`'Last words'`)
  await expect(title('Last words')).toBeVisible()
  await expect(overlay).toHaveCount(0)
  await expect(name).toHaveValue('Ada')
})
