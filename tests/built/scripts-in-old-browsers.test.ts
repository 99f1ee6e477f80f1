import { globSync } from 'node:fs'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { type AnyNode, parse as parseScript } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import { expect, test } from 'vitest'
import { CLIENT, documentFiles, elementsIn, readBuilt, textOf } from '../support/built-site.ts'
import { api, builtins, isEverywhere, OF_2018, OLDEST, partsOf } from './browser-support.ts'

/** Reads every built script as the oldest browsers of package.json would (docs/browsers.md). */

/** Safari 16.4 and Firefox 115 read this syntax, in regular expressions too. */
const MODERN = { ecmaVersion: 2022, browsers: OLDEST } as const

/** Where the modules cannot be read, the inline scripts redirect visitors, and say so. */
const INLINE = { ecmaVersion: 2018, browsers: OF_2018 } as const

const modules = globSync('**/*.js', { cwd: CLIENT }).map(readBuilt)
const inline = documentFiles()
  .flatMap((file) => elementsIn(readBuilt(file)))
  .filter(({ tagName }) => tagName === 'script')
  .filter(({ attrs }) => attrs.every(({ name }) => name !== 'type')) // data have a type
  .map(textOf)

const scripts = [
  ...modules.map((text) => ({ text, sourceType: 'module', ...MODERN }) as const),
  // Pages share their inline scripts: each is looked at once.
  ...[...new Set(inline)].map((text) => ({ text, sourceType: 'script', ...INLINE }) as const),
]

test('every script can be read', () => {
  expect(modules.length).toBeGreaterThan(10)
  expect(scripts.length).toBeGreaterThan(modules.length + 1)
  for (const { text, browsers: _, ...options } of scripts) {
    const read = () => parseScript(text, options)
    expect(read, text.slice(0, 200)).not.toThrow()
  }
})

test('no module awaits at its top level: WebKit hangs when its page is left meanwhile', () => {
  for (const { text, browsers: _, ...options } of scripts) {
    fullAncestor(parseScript(text, options), (node, _, path) => {
      const awaits = node.type === 'AwaitExpression' || ('await' in node && node.await)
      if (!awaits) return
      const isInFunction = path.some(({ type }) => type.includes('Function'))
      expect(isInFunction, text.slice(node.start, node.start + 200)).toBe(true)
    })
  }
})

/** Used only where the browser has them, as are those of the inline scripts. */
const ASKED_FOR_FIRST = [
  'Error.captureStackTrace',
  'document.startViewTransition',
  'navigator.canShare',
  'navigator.connection',
  'navigator.share',
  'navigator.userAgentData',
]

/** The libraries' own: `Children.toArray`, `router.startViewTransition`, `props.role`, `use`, `defer`. */
const NAMESAKES = ['.toArray', '.use', '.defer', '.startViewTransition', '.role', '.popover']

test('no script uses a method or a property of elements that the oldest browsers lack', () => {
  expect(missingIn(OLDEST)).toEqual([...NAMESAKES, ...ASKED_FOR_FIRST].sort())
})

test('no inline script uses one that the browsers of 2018 lack', () => {
  expect(missingIn(OF_2018)).toEqual([
    'PerformanceObserver.supportedEntryTypes',
    'document.adoptedStyleSheets',
  ])
})

/** What the scripts for these browsers use, and some of these lack. */
function missingIn(browsers: typeof OLDEST): string[] {
  /** Methods of the language and members of elements, by names that nothing of their kind had before */
  const newNames = new Set([
    ...newAmong(browsers, membersOf(builtins).filter(isMethod)),
    ...newAmong(browsers, membersOf(api, /^(HTML)?Element$/), [
      ...membersOf(api),
      ...membersOf(builtins),
    ]),
  ])
  const missing = new Set<string>()
  for (const script of scripts.filter((each) => each.browsers === browsers)) {
    const { text, sourceType } = script
    full(parseScript(text, { ecmaVersion: MODERN.ecmaVersion, sourceType }), (node) => {
      const name = missingMember(node as AnyNode, browsers, newNames)
      if (name) missing.add(name)
    })
  }
  return [...missing].sort()
}

/** The interface of a global object. */
const INTERFACES: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
}

/** `Promise.withResolvers` or `.union`, when an old browser lacks it. */
function missingMember(
  node: AnyNode,
  browsers: typeof OLDEST,
  newNames: ReadonlySet<string>,
): string | undefined {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return
  const { object } = node
  const { name } = node.property
  if (object.type === 'Identifier') {
    const members = builtins[object.name] ?? api[INTERFACES[object.name] ?? object.name]
    const member = members?.[`${name}_static`] ?? members?.[name]
    if (member?.__compat && !isEverywhere(member.__compat, browsers))
      return `${object.name}.${name}`
  }
  return newNames.has(name) ? `.${name}` : undefined
}

interface Member {
  name: string
  __compat: CompatStatement
}

function membersOf(interfaces: Identifier, names = /./): Member[] {
  return partsOf(interfaces)
    .filter(([name]) => names.test(name))
    .flatMap(([, each]) => partsOf(each))
    .flatMap(([name, { __compat }]) => (__compat ? [{ name, __compat }] : []))
}

/** Names of members that only new browsers have, whatever they belong to. */
function newAmong(
  browsers: typeof OLDEST,
  members: readonly Member[],
  all: readonly Member[] = members,
): string[] {
  const isOld = ({ __compat }: Member) => isEverywhere(__compat, browsers)
  const old = new Set(all.filter(isOld).map(({ name }) => name))
  return members.map(({ name }) => name).filter((name) => !old.has(name))
}

/** Not a static function: its specification has another address. */
function isMethod({ __compat: { spec_url } }: Member): boolean {
  return `${spec_url}`.includes('.prototype.')
}
