import { existsSync } from 'node:fs'
import { deviceWith } from '../../../scripts/harness/fonts/device.ts'
import type { Engine } from './engine.ts'
import { launch } from './puppeteer.ts'

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox']

const findFirefox = () =>
  [process.env.FIREFOX_PATH, ...PATHS].find((path) => path && existsSync(path))

export const firefox: Engine = {
  executable: findFirefox,
  debianPackages: ['firefox-esr'],
  launch: ({ language, dark, reducedMotion, javaScript }) =>
    launch(
      {
        browser: 'firefox',
        env: deviceWith('arimo'),
        executablePath: findFirefox() ?? 'firefox',
        extraPrefsFirefox: {
          'intl.accept_languages': language,
          'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
          'ui.prefersReducedMotion': Number(reducedMotion),
          'javascript.enabled': javaScript,
        },
      },
      async () => {},
    ),
}
