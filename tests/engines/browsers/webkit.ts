import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import getPort from 'get-port'
import { Builder, Capabilities, error, Key, Origin, type WebDriver } from 'selenium-webdriver'
import { deviceWith } from '../../../scripts/harness/device-fonts.ts'
import type { Engine, NamedKey, Point, Settings, Size, Tab } from './engine.ts'
import { LIMIT_MS, retryOnNavigation } from './poll.ts'

/**
 * WebKitGTK's small browser, driven by WebDriver on a screen of its own.
 *
 * It cannot be touched, and keeps no page for Back: its driver waits for the page to load.
 */

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '2000x1400x24'
/** What locales are made of */
const LOCALES = '/usr/share/i18n/locales'

/** The browser itself, of the version that the driver was made with. */
const findBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(-1)

export const webkit: Engine = {
  executable: () =>
    [DRIVER, '/usr/bin/Xvfb', LOCALES].every(existsSync) ? findBrowser() : undefined,
  debianPackages: ['webkit2gtk-driver', 'xvfb', 'locales'],

  async launch(settings) {
    const home = await mkdtemp(join(tmpdir(), 'duet-webkit-'))
    await writeDesktopSettings(home, settings)
    const screen = process.env.HEADED ? undefined : await startScreen()
    const port = await getPort()
    const driver = spawn(DRIVER, [`--port=${port}`], {
      stdio: 'ignore',
      // With the browsers that it starts, a group that can be ended as one.
      detached: true,
      env: {
        ...deviceWith('arimo'),
        ...(await generateLocale(settings.language, home)),
        ...(screen && { DISPLAY: screen.display }),
        XDG_CONFIG_HOME: home,
        LIBGL_ALWAYS_SOFTWARE: '1',
        // More threads of the software renderer are no faster.
        LP_NUM_THREADS: '1',
        // Works without graphics hardware. With this renderer disabled, a view transition ends the browser.
        WEBKIT_DMABUF_RENDERER_FORCE_SHM: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    })
    const server = `http://127.0.0.1:${port}`
    await untilItAnswers(driver, `${server}/status`)

    let session: WebDriver | undefined
    return {
      async newTab() {
        session ??= await startSession(server, settings)
        return tabOf(session)
      },
      async close() {
        endGroup(driver)
        await end(driver)
        if (screen) await end(screen.process)
        await rm(home, { recursive: true, force: true })
      },
    }
  },
}

/** Settings that a page can ask for, and a toolbar that leaves room for the narrowest phone. */
async function writeDesktopSettings(home: string, { reducedMotion }: Settings): Promise<void> {
  const directory = join(home, 'gtk-3.0')
  await mkdir(directory)
  await writeFile(
    join(directory, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${Number(!reducedMotion)}\n`,
  )
  await writeFile(
    join(directory, 'gtk.css'),
    'toolbar *, entry, button { min-width: 0; min-height: 0; padding: 0; margin: 0 }\n',
  )
}

/**
 * The environment of a program that speaks a language: what Unix has instead of browser settings.
 * The locale is made for this program alone.
 */
async function generateLocale(language: string, home: string): Promise<Record<string, string>> {
  const locale = new Intl.Locale(language).toString().replace('-', '_')
  const name = `${locale}.UTF-8`
  await promisify(execFile)('localedef', ['-i', locale, '-f', 'UTF-8', join(home, name)])
  return { LOCPATH: home, LC_ALL: name }
}

async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  // It ends some seconds after the browser, also when the tests are killed.
  const options = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-terminate', '5']
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  return { display: `:${String(number).trim()}`, process: screen }
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  while (!(await fetch(url).catch(() => null))) {
    if (hasEnded(child)) throw new Error(`${DRIVER} has ended.`)
    await sleep(20)
  }
}

/** Ends a process with its children, also when it has already ended itself. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ESRCH') throw cause
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => (exitCode ?? signalCode) !== null

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  child.kill()
  await once(child, 'exit')
}

async function startSession(server: string, { dark }: Settings): Promise<WebDriver> {
  const session = new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        pageLoadStrategy: 'normal',
        'webkitgtk:browserOptions': {
          binary: findBrowser(),
          args: ['--automation', '--enable-page-cache=false', ...(dark ? ['--dark-mode'] : [])],
        },
      }),
    )
    .build()
  const driver = await withinLimit(session, 'newSession')
  const execute = driver.execute.bind(driver)
  let hangs: Error | undefined
  driver.execute = async (command) => {
    if (hangs) throw hangs
    return withinLimit(execute(command), command.getName()).catch((error) => {
      if (error instanceof Overdue) hangs = error
      throw error
    })
  }
  return driver
}

class Overdue extends Error {}

/** Fails a command that the driver never answers. */
function withinLimit<Answer>(answer: PromiseLike<Answer>, command: string): Promise<Answer> {
  const { promise: overdue, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    reject(new Overdue(`WebKit’s driver has not answered “${command}” in ${LIMIT_MS / 1000} s.`))
  }, LIMIT_MS)
  return Promise.race([answer, overdue]).finally(() => clearTimeout(timer))
}

function tabOf(driver: WebDriver): Tab {
  const hands = () => driver.actions({ async: true, bridge: false })
  const moved = ({ x, y }: Point) =>
    hands().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })

  const evaluate = (expression: string): Promise<unknown> =>
    retryOnNavigation(
      () => driver.executeScript(`return ${expression}`),
      (cause) =>
        cause instanceof error.NoSuchFrameError ||
        (cause instanceof error.JavascriptError && cause.message.includes('unload event')),
    )

  const { load, browserErrors } = listening(evaluate)

  return {
    goto: (url) => load(() => driver.get(url)),
    reload: () => load(() => driver.navigate().refresh()),
    back: () => load(() => driver.navigate().back()),
    resize: resizing(driver, evaluate),
    pointer: {
      move: (to) => moved(to).perform(),
      down: () => hands().press().perform(),
      up: () => hands().release().perform(),
      click: (at) => moved(at).press().release().perform(),
    },
    press: (key) => hands().sendKeys(KEYS[key]).perform(),
    type: (text) => hands().sendKeys(text).perform(),
    evaluate,
    browserErrors,
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    /** WebKit starts slowly: the next test gets this tab, emptied. */
    async close() {
      // A page without scripts, with the pointer away from the next one
      await driver.get(`${await evaluate('location.origin')}/robots.txt`)
      await evaluate('[localStorage.clear(), sessionStorage.clear()]')
      await driver.manage().deleteAllCookies()
      await moved({ x: 0, y: 0 }).perform()
    },
  }
}

/** Loads documents and collects the errors of each. */
function listening(evaluate: Tab['evaluate']) {
  /** Of documents that have been left */
  const earlierErrors: string[] = []
  const collectErrors = async () => {
    const errors = await evaluate('window.browserErrors?.splice(0) ?? []')
    earlierErrors.push(...(errors as string[]))
  }

  return {
    /** Listens to a new document from when it has loaded: asked earlier, it may never answer. */
    async load(bring: () => Promise<void>) {
      await collectErrors()
      await bring()
      await evaluate(LISTEN)
    },
    async browserErrors() {
      await collectErrors()
      return earlierErrors.splice(0)
    },
  }
}

/** Gives the page a size: the window is larger by its toolbar. */
function resizing(driver: WebDriver, evaluate: Tab['evaluate']): Tab['resize'] {
  /** Shows when the page has its first size */
  let toolbarHeight = 0

  const resizeWindow = async (size: Size) => {
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size })
    await expect.poll(() => evaluate('innerWidth')).toBe(size.width)
  }

  return async ({ width, height }) => {
    await resizeWindow({ width, height: height + toolbarHeight })
    const hidden = height - Number(await evaluate('innerHeight'))
    if (hidden <= 0) return
    toolbarHeight += hidden
    await resizeWindow({ width, height: height + toolbarHeight })
  }
}

const KEYS: Record<NamedKey, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F8: Key.F8,
}

/** Collects errors on the page itself: this driver does not pass the console on. */
const LISTEN = `(${() => {
  if ('browserErrors' in window) return
  const browserErrors: string[] = []
  Object.assign(window, { browserErrors })
  addEventListener(
    'error',
    ({ target, message }) =>
      browserErrors.push(message || `Not loaded: ${(target as Element).outerHTML}`),
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => browserErrors.push(String(reason)))
  for (const kind of ['error', 'warn'] as const) {
    console[kind] = (...words: unknown[]) => browserErrors.push(words.join(' '))
  }
  // Buffered: violations from before the listener.
  new ReportingObserver(
    (reports) =>
      browserErrors.push(...reports.map(({ body }) => `Policy: ${JSON.stringify(body)}`)),
    { types: ['csp-violation'], buffered: true },
  ).observe()
}})()`
