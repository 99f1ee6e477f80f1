import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { ENGINES, type EngineName } from './browsers/engine.ts'
import { type Box, differences } from './geometry.ts'
import { geometryFile } from './geometry-files.ts'

/** Runs after the engines: compares what each wrote down in `pages.e2e.ts`. */

type Pages = Record<string, Record<string, Box>>

const pagesOf = async (engine: EngineName, language: Language): Promise<Pages> =>
  JSON.parse(await readFile(geometryFile(engine, language), 'utf8'))

for (const engine of ENGINES.slice(1)) {
  for (const language of LANGUAGE_CODES) {
    test(`${engine} lays out the pages in ${language} as Chromium does`, async () => {
      test.skip(!existsSync(geometryFile(engine, language)), `${engine} is not installed`)
      const [expected, found] = await Promise.all([
        pagesOf('chromium', language),
        pagesOf(engine, language),
      ])
      const report = Object.entries(expected).map(([page, boxes]) => [
        page,
        differences(boxes, found[page] ?? {}),
      ])
      expect(report.filter(([, faults]) => faults?.length)).toEqual([])
    })
  }
}
