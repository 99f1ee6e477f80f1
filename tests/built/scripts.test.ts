import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LIVE_VIEW_MARK } from '../../src/dev/live-view-api.ts'
import { languageOfPath } from '../../src/i18n/detect-language.ts'
import { PAGE_PATHS, slugOfPath } from '../../src/urls/location.ts'
import { pageEntry, pageOf } from '../../src/urls/pages.ts'
import { CLIENT, elementsIn, readBuilt } from '../support/built-site.ts'

const STATIC_IMPORT = /(?:^|[;}])(?:import|export)\s*(?:[\w$*{}\s,]+?from\s*)?["'](\.[^"']+)["']/g

const importsOf = (module: string) =>
  [...readBuilt(module).matchAll(STATIC_IMPORT)].map(([, path]) => join(dirname(module), `${path}`))

const attributesOf = (html: string, name: string) =>
  elementsIn(html).flatMap(({ tagName, attrs }) =>
    attrs.filter((attr) => attr.name === name).map(({ value }) => ({ tagName, value })),
  )

describe.each(['', ...PAGE_PATHS])('%s/index.html', (path) => {
  const html = readBuilt(`${path}/index.html`)
  const modules = attributesOf(html, 'data-modules').flatMap(({ value }) => value.split(' '))

  test('runs no script before its first paint, and preloads its modules at low priority', () => {
    expect(attributesOf(html, 'src').filter(({ tagName }) => tagName === 'script')).toEqual([])
    const links = elementsIn(html).map(({ attrs }) =>
      Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    )
    const hints = links.filter(({ rel }) => rel === 'modulepreload')
    // Where the shell leads to, other modules are needed.
    expect(hints.map(({ href }) => href)).toEqual(path === '' ? [] : modules)
    expect(hints.every(({ fetchpriority }) => fetchpriority === 'low')).toBe(true)
  })

  test('loads the dictionary of its language and of its page, no other', () => {
    const words = modules.flatMap(
      (module) => /\/((?:\w\w)(?:-\w+Page)?)-[\w-]{8}\.js$/.exec(module)?.[1] ?? [],
    )
    const language = languageOfPath(path)
    const { namespace } = pageEntry(pageOf(slugOfPath(path) ?? ''))
    const said = language ? [language, `${language}-${namespace}`] : []
    expect(words).toEqual(said)
  })

  test('names its modules, each after those that it imports', () => {
    expect(modules.length).toBeGreaterThan(2)
    for (const [index, module] of modules.entries()) {
      const before = modules.slice(0, index)
      for (const imported of importsOf(module)) expect(before, module).toContain(imported)
    }
  })
})

test('the live view of the machines is no part of the built site', () => {
  const files = globSync('**/*.{js,html}', { cwd: CLIENT })
  expect(files.length).toBeGreaterThan(60)
  for (const file of files) expect(readBuilt(file).includes(LIVE_VIEW_MARK), file).toBe(false)
})
