import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { appendFile, cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import en from '../../src/i18n/en/contactPage/index.ts'
import { FORM_TOKEN_PATH, INQUIRIES_PATH } from '../../src/inquiry/api.ts'
import { stretchLongTimers } from '../support/stretch-long-timers.ts'
import { collectBrowserErrors, expect, waitForHydration } from './fixtures.ts'

/** Vite's development server, on a copy of the site: the live view of the machines, and what is changed. */

/** The narrowest that drawings are whole on */
const LAPTOP = { width: 1024, height: 900 }

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

interface Server {
  baseURL: string
  folder: string
}

interface Watched {
  /** The view's page, kept for all tests: its browser has the modules of the view and the site. */
  page: Page
  errors: string[]
}

const test = base.extend<{ page: Page }, { server: Server; watched: Watched }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are needed
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'duet-dev-'))
      for (const file of FILES) await cp(file, join(folder, file), { recursive: true })
      await symlink(resolve('node_modules'), join(folder, 'node_modules'))
      const args = ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0']
      const server = spawn(process.execPath, args, {
        cwd: folder,
        env: { ...process.env, NO_COLOR: '1', DATA_DIR: undefined },
      })
      await use({ baseURL: await addressOf(server), folder })
      server.kill()
      await rm(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  watched: [
    async ({ browser, server: { baseURL } }, use) => {
      const page = await browser.newPage({ baseURL, locale: 'en-GB', timezoneId: 'UTC' })
      await page.addInitScript(stretchLongTimers)
      // The development server compiles what is asked for the first time: the view, the site, the API.
      await page.goto('/__machines?page=/en/contact')
      await page.locator('.diagram svg').first().waitFor({ timeout: 0 })
      await page.request.get(FORM_TOKEN_PATH, { timeout: 0 })
      await use({ page, errors: collectBrowserErrors(page) })
      await page.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  page: async ({ watched: { page, errors } }, use) => {
    await page.setViewportSize(LAPTOP)
    await use(page)
    expect(errors.splice(0)).toEqual([])
  },
})

const addressOf = (server: ChildProcess) =>
  new Promise<string>((found) => {
    server.stdout?.on('data', (output) => {
      const [url] = /http:\/\/127\S+\//.exec(String(output)) ?? []
      if (url) found(url)
    })
  })

// In one worker, for one development server.
test.describe.configure({ mode: 'default' })

async function openView(page: Page, search: string) {
  await page.goto(`/__machines?${search}`)
  await page.locator('.diagram svg').first().waitFor()
  const state = page.getByRole('status', { name: 'State' })
  const log = page.getByRole('region', { name: 'Log' })
  return {
    state,
    simulated: page.getByRole('heading', { level: 1, name: 'simulated' }),
    newest: log.getByRole('listitem').first(),
    coverage: page.getByRole('region', { name: 'Coverage' }).getByRole('heading', { level: 2 }),
    site: page.frameLocator('iframe[title="The site"]'),
    diagram: page.getByRole('region', { name: 'Diagram' }),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    choose: (actor: string) =>
      page
        .getByRole('navigation', { name: 'Actors of the site' })
        .getByRole('button', { name: new RegExp(`^${actor} ?\\d`) })
        .click(),
  }
}

test('a tester drives the machines of the site, copies a test, and changes a machine', async ({
  page,
  server,
}) => {
  const view = await openView(page, 'page=/en/contact')
  /** The drawing is seen in its whole width. */
  const expectWhole = () =>
    expect.poll(() => view.diagram.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0)
  await view.choose('toaster')
  await expect(view.state).toContainText('window.focused · page.visible · toast.absent')
  const rows = page.getByRole('region', { name: 'Log' }).getByRole('listitem')
  const whole = page.getByRole('checkbox', { name: 'ignored' })

  await test.step('an event by its button: state, log and coverage follow', async () => {
    // Once hydrated the site tells it so, which on a busy machine may be late.
    await whole.check()
    await expect(rows.filter({ hasText: 'page.show' }).first()).toBeAttached()
    await whole.uncheck()
    await expect(rows.filter({ hasText: 'ignored' })).toHaveCount(0)
    await view.press('toast.show: success')
    await expect(view.site.getByRole('button', { name: 'Dismiss' })).toBeVisible()
    await expect(view.state).toContainText('life.open.timed.running')
    await expect(view.newest).toContainText('toast.absent → ')
    await expect(view.newest).toContainText('isHeld fails')
    await expect(view.newest).toBeInViewport()
    await expect(view.coverage).toHaveText(/^2 of /)
  })
  await test.step('the keyboard’s focus stays on the button that was pressed', async () => {
    const key = page.getByRole('group').getByRole('button', { name: 'key.escape' })
    await key.focus()
    await page.keyboard.press('Enter')
    await expect(view.state).toContainText('toast.absent')
    await expect(key).toBeFocused()
    await page.keyboard.press('Enter')
    await whole.check()
    await expect(view.newest).toContainText('ignored')
  })
  await test.step('a test of what was seen', async () => {
    await view.press('Copy as test')
    const source = await page.getByRole('textbox', { name: 'Copy as test' }).inputValue()
    await expect(page.getByRole('dialog')).toContainText('Save it as tests/machines')
    expect(source.match(/send\({ type: 'key.escape' }\)/g)).toHaveLength(1)
    await page.keyboard.press('Escape')
  })
  await test.step('an inquiry is sent, and arrives in data/dev', async () => {
    await view.choose('inquiry')
    await expect(view.diagram.getByText('overdue')).toBeAttached()
    await expectWhole()
    const answer = page.waitForResponse(`**${INQUIRIES_PATH}`)
    await view.press('inquiry.submit: influencer')
    await answer
    await expect(view.state).toContainText('form.succeeded')
    expect(existsSync(join(server.folder, 'data/dev/inquiries.sqlite'))).toBe(true)
  })
  await test.step('when a machine has changed, the site reloads and the simulator plays its events again', async () => {
    await view.choose('toaster')
    await expect(view.state).toContainText('life.open')
    await view.press('Simulate')
    await expect(page.getByTitle('The site', { exact: true })).toBeHidden()
    await expectWhole()
    await view.press('page.hide') // by hand: it is in the address
    await expect(view.simulated).toBeVisible()
    const reload = page.waitForEvent('load')
    await appendFile(join(server.folder, 'src/machines/toaster.machine.ts'), '\n')
    await reload
    await expect(view.simulated).toBeVisible()
    await expect(view.state).toContainText('life.open.timed.paused')
    await view.choose('toaster')
    await expect(view.state).toContainText('toast.absent')
  })
})

test('a failing invariant has a link, which opens the simulator where it broke', async ({
  page,
}) => {
  const broken = 'an open toast that nothing holds leaves when its full time is over'
  const expected = JSON.stringify({ newest: 'success', left: 4980, dx: 0 })
  const view = await openView(
    page,
    `page=/favicon.ico&machine=toaster&events=10,toast.show,10,pointer.enter&broken=${broken}&expected=${expected}`,
  )
  const finding = page.getByRole('region', { name: 'What a model found' })
  await expect(finding).toContainText(broken)
  for (const [part, words] of [
    ['What the model expects', '"left": 4980'],
    ['The machine’s context', '"remaining": 4990'],
  ] as const)
    await expect(finding.getByRole('region', { name: part })).toContainText(words)
  await expect(view.diagram.locator('.current').last()).toHaveText('paused')
  await expect(view.diagram.locator('svg').getByText('▶ pointer.enter')).toBeVisible()
  // It is said of the end of this path, and of nothing else.
  await view.press('Back')
  await expect(view.state).toContainText('life.open.timed.running')
  await expect(finding).toHaveCount(0)
})

test('a changed text is shown in the open page, a mistake in a text is an error that names it', async ({
  browser,
  server: { baseURL, folder },
}) => {
  const page = await browser.newPage({ baseURL })
  const dictionary = join(folder, 'src/i18n/en/contactPage/index.ts')
  const source = await readFile(dictionary, 'utf8')
  const write = (title: string) => writeFile(dictionary, source.replace(`'${en.pageTitle}'`, title))
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const overlay = page.locator('vite-error-overlay .message-body')

  const isHearing = page.waitForEvent('console', (each) => /\[vite\] connected/.test(each.text()))
  await page.goto('/en/contact')
  await Promise.all([waitForHydration(page), isHearing])
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

  await test.step('and a post without its text', async () => {
    const article = 'src/content/articles/ghost-followers/en.md'
    await rename(join(folder, article), join(folder, 'ghost-followers.md'))
    await page.goto('/en/blog/ghost-followers')
    await expect(page.getByRole('alert')).toContainText(`There is no ${article}`)
  })
  await page.close()
})
