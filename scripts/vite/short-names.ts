import { readFile } from 'node:fs/promises'
import pandacss from '@pandacss/dev/postcss'
import postcss, { type AcceptedPlugin, type Declaration, type Root } from 'postcss'

/**
 * Panda's atomic classes say what they do (`md:grid-tc_repeat(2,_minmax(0,_1fr))`), which is good
 * to read while working and long to send: a build gives each a name of one to three letters, in
 * style sheet, scripts and documents alike. It takes 2 kB off the style sheet of the first visit.
 */

const STYLES = new URL('../../src/theme/styles.css', import.meta.url).pathname

const CLASS = /\.((?:[a-z_-]|\\.)(?:[\w-]|\\.)*)/gi
const unescaped = (name: string) => name.replace(/\\(.)/g, '$1')

/** Read by tests, and by nothing else. */
const KEPT = /^sr_/

/** The names of atomic classes: what stands in the layer `utilities`. */
function atomicClasses(root: Root): Set<string> {
  const names = new Set<string>()
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'utilities') return
    layer.walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(CLASS)) names.add(unescaped(name))
    })
  })
  return names
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** 0 → `A`, 25 → `Z`, 26 → `Aa`: no recipe's name begins with a capital. */
function shortName(place: number): string {
  const rest = Math.floor(place / 26)
  const first = (LETTERS[place % 26] ?? '').toUpperCase()
  return rest === 0 ? first : first + tail(rest - 1)
}
const tail = (place: number): string =>
  place < 26
    ? (LETTERS[place] ?? '')
    : tail(Math.floor(place / 26) - 1) + (LETTERS[place % 26] ?? '')

/** The short name of every atomic class of the site, the same in each build of one source. */
async function nameClasses(): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(STYLES, 'utf8')
  const { root } = await postcss([pandacss() as AcceptedPlugin]).process(css, { from: STYLES })
  const names = [...atomicClasses(root as Root)].filter((name) => !KEPT.test(name)).sort()
  return new Map(names.map((name, place) => [name, shortName(place)]))
}

let table: ReturnType<typeof nameClasses> | undefined
const names = () => {
  table ??= nameClasses()
  return table
}

/** The classes of an element by their short names: `d_grid gap_4` → `Ce Gb`. */
export async function shorten(classes: string): Promise<string> {
  const short = await names()
  return classes
    .split(' ')
    .map((name) => short.get(name) ?? name)
    .join(' ')
}

/** A style sheet whose atomic classes have their short names, and whose tokens are all of use. */
export async function shortenStyles(css: string): Promise<string> {
  const short = await names()
  const root = postcss.parse(css)
  root.walkAtRules('layer', (layer) => {
    layer.walkRules((rule) => {
      rule.selector = rule.selector.replace(CLASS, (whole, name) => {
        const other = short.get(unescaped(name))
        return other ? `.${other}` : whole
      })
    })
  })
  while (dropIdleTokens(root));
  inlineTokens(root)
  while (dropIdleTokens(root));
  return root.toString()
}

const REFERENCE = /var\((--(?:[\w-]|\\.)+)\)/g
/** A value that is no longer than its name: a colour, a length, another token. */
const SHORT_VALUE = /^(?:#\w+|-?[\d.]+(?:px|rem|ms|s|%)?|[a-z]+|var\([^()]+\))$/

const tokensOf = (root: Root): Declaration[] => {
  const tokens: Declaration[] = []
  root.walkAtRules('layer', (layer) => {
    if (['tokens', 'base'].includes(layer.params))
      layer.walkDecls(/^--/, (each) => void tokens.push(each))
  })
  return tokens
}

/** How often each token is named. */
function usesOf(root: Root): Map<string, number> {
  const uses = new Map<string, number>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(REFERENCE)) uses.set(name, (uses.get(name) ?? 0) + 1)
  })
  return uses
}

/** Puts the values of tokens that never change in the place of their names: what is short, or named once. */
function inlineTokens(root: Root): void {
  const values = new Map<string, string | undefined>()
  root.walkDecls(/^--/, ({ prop, value }) => {
    values.set(prop, values.has(prop) ? undefined : value)
  })
  const uses = usesOf(root)
  const tokens = new Set(tokensOf(root).map(({ prop }) => prop))
  const inlined = (value: string): string =>
    value.replace(REFERENCE, (reference, name) => {
      const token = values.get(name)
      const isWorthIt =
        token && (SHORT_VALUE.test(token) || (tokens.has(name) && uses.get(name) === 1))
      return isWorthIt ? inlined(token) : reference
    })
  root.walkDecls((declaration) => {
    declaration.value = inlined(declaration.value)
  })
}

/** Removes tokens that nothing names. Says whether there were any. */
function dropIdleTokens(root: Root): boolean {
  const named = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\(\s*(--(?:[\w-]|\\.)+)/g)) named.add(name)
  })
  const idle = tokensOf(root).filter(({ prop }) => !named.has(prop))
  for (const token of idle) token.remove()
  return idle.length > 0
}
