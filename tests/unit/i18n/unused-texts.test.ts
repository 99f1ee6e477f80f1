import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textsOf } from '../../../scripts/i18n/texts.ts'
import { ROWS } from '../../../src/sections/specimens/rows.ts'
import { DICTIONARIES } from '../../support/texts.ts'

/**
 * A key as code writes it: `'nav.home'`, or with variables `` `contactPage.types.${type}` ``,
 * `` `${namespace}.meta.title` ``.
 */
const WRITTEN_KEY = /'([\w.]+)'|`((?:[a-zA-Z]+|\$\{namespace\})(?:\.(?:\w+|\$\{[^}]+\}))+)`/g

/** The keys in a source file, as patterns in which a variable matches any one name. */
const keysWrittenIn = (source: string): string[] =>
  [...source.matchAll(WRITTEN_KEY)].map(([, literal, template]) =>
    `${literal ?? template}`
      .replace(/\$\{[^}]+\}/g, '*')
      .replace(/[.*]/g, (sign) => (sign === '.' ? '\\.' : '[^.]+')),
  )

const sources = globSync('{src,scripts}/**/*.{ts,tsx}').filter(
  (file) => !/^src\/i18n\/(?:\w\w\/|i18n-)/.test(file),
)

it('has no unused text', () => {
  const written = new Set(sources.flatMap((file) => keysWrittenIn(readFileSync(file, 'utf8'))))
  const anyWritten = new RegExp(`^(?:${[...written].join('|')})$`)
  const idle = [...textsOf(DICTIONARIES.en).keys()].filter((key) => !anyWritten.test(key))
  expect(idle).toEqual([])
})

it('shows every row of the specimens', () => {
  const { profileAnalysis, agreement, clause, report } = DICTIONARIES.en.specimens
  const documents = Object.entries({ profileAnalysis, agreement, clause, report })
  const rows = documents.map(([of, document]) => [of, [...document.rows.keys()]])
  expect(Object.fromEntries(rows)).toEqual(ROWS)
})
