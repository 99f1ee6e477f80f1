import { chromiumLaunchOptions, findChromium } from '../../../scripts/chromium.ts'
import type { Engine } from './engine.ts'
import { launch } from './puppeteer.ts'

export const chromium: Engine = {
  executable: findChromium,
  debianPackages: ['chromium'],
  launch: ({ language, dark, reducedMotion, javaScript }) =>
    launch(chromiumLaunchOptions(`--accept-lang=${language}`), async (page) => {
      await page.setJavaScriptEnabled(javaScript)
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
        { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
      ])
    }),
}
