import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { isLanguage } from '../src/i18n/languages.ts'
import { listen } from '../src/server/listen.ts'
import { loadSite } from '../src/server/pages.ts'
import { pagePath } from '../src/urls/location.ts'
import { PAGES } from '../src/urls/pages.ts'
import { chromiumLaunchOptions, requireChromium } from './chromium.ts'

/**
 * Writes a screenshot of every page, at three widths and in both colour schemes, to look at:
 * `npm run gallery -- --languages en,de,ru`.
 */
const { values } = parseArgs({
  options: { languages: { type: 'string', default: 'en,de,ru' } },
})

const FOLDER = 'gallery'
const WIDTHS = [390, 768, 1440] as const
const SCHEMES = ['light', 'dark'] as const
const VARIANTS = [...PAGES, 'contact?type=influencer', 'contact?type=brand']

const { pages } = await loadSite('dist/client')
const server = await listen(pages, { host: '127.0.0.1', port: 0 })

/** Scrolls to the end once, so that what is loaded or moved on sight has come. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

requireChromium()
// Illustrations move by themselves: they obey the browser's own setting only.
const browser = await chromium.launch(chromiumLaunchOptions('--force-prefers-reduced-motion'))
let count = 0
for (const language of values.languages.split(',')) {
  if (!isLanguage(language)) throw new Error(`No such language: ${language}`)
  const folder = join(FOLDER, language)
  await mkdir(folder, { recursive: true })
  for (const scheme of SCHEMES) {
    const context = await browser.newContext({ colorScheme: scheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const variant of VARIANTS) {
        const [name = '', search = ''] = variant.split('?')
        const path = name === '' ? pagePath(language, '') : `/${language}/${variant}`
        await page.goto(`http://127.0.0.1:${server.port}${path}`)
        await settle(page)
        const file = [name || 'home', search.replace('type=', ''), width, scheme]
        await page.screenshot({
          path: join(folder, `${file.filter(Boolean).join('-')}.png`),
          fullPage: true,
        })
        count++
      }
    }
    await context.close()
  }
}
await browser.close()
await server.close()
process.stdout.write(`${count} pictures in ${FOLDER}\n`)
