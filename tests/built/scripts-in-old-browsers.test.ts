import { globSync } from 'node:fs'
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data/types'
import { type AnyNode, parse as parseScript } from 'acorn'
import { full, fullAncestor } from 'acorn-walk'
import { expect, test } from 'vitest'
import { CLIENT, documentFiles, elementsIn, readBuilt, textOf } from '../support/built-site.ts'
import { api, builtins, isEverywhere, partsOf } from './browser-support.ts'

/** Reads every built script as the oldest browsers of package.json would (docs/browsers.md). */

/** What Safari 16.4 and Firefox 115 read, in regular expressions too. */
const SYNTAX = 2022

/** What starts a page sends visitors on even where the modules cannot be read. */
const START_SYNTAX = 2018

const modules = globSync('**/*.js', { cwd: CLIENT }).map(readBuilt)
const inline = documentFiles()
  .flatMap((file) => elementsIn(readBuilt(file)))
  .filter(({ tagName }) => tagName === 'script')
  .filter(({ attrs }) => attrs.every(({ name }) => name !== 'type')) // data have a type
  .map((script) => ({
    text: textOf(script),
    sourceType: 'script' as const,
    ecmaVersion: syntaxOf(script.attrs),
  }))

/** Pages share their inline scripts: each is looked at once. */
const scripts = [
  ...modules.map((text) => ({ text, sourceType: 'module', ecmaVersion: SYNTAX }) as const),
  ...new Map(inline.map((script) => [script.text, script])).values(),
]

/** Our own inline scripts name the modules that they start. */
function syntaxOf(attrs: readonly { name: string }[]): typeof SYNTAX | typeof START_SYNTAX {
  return attrs.some(({ name }) => name === 'data-modules') ? START_SYNTAX : SYNTAX
}

test('every script can be read', () => {
  expect(modules.length).toBeGreaterThan(10)
  expect(scripts.length).toBeGreaterThan(modules.length + 1)
  for (const { text, ...options } of scripts) {
    const read = () => parseScript(text, options)
    expect(read, text.slice(0, 200)).not.toThrow()
  }
})

test('no module awaits at its top level: WebKit hangs when its page is left meanwhile', () => {
  for (const { text, ...options } of scripts) {
    fullAncestor(parseScript(text, options), (node, _, path) => {
      const awaits = node.type === 'AwaitExpression' || ('await' in node && node.await)
      if (!awaits) return
      const isInFunction = path.some(({ type }) => type.includes('Function'))
      expect(isInFunction, text.slice(node.start, node.start + 200)).toBe(true)
    })
  }
})

/** Used only where the browser has them. */
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

/** Methods of the language and members of elements, by names that nothing of their kind had before */
const newNames = new Set([
  ...newAmong(membersOf(builtins).filter(isMethod)),
  ...newAmong(membersOf(api, /^(HTML)?Element$/), [...membersOf(api), ...membersOf(builtins)]),
])

test('no script uses a method or a property of elements that the oldest browsers lack', () => {
  const missing = new Set<string>()
  for (const { text, sourceType } of scripts) {
    full(parseScript(text, { ecmaVersion: SYNTAX, sourceType }), (node) => {
      const name = missingMember(node as AnyNode)
      if (name) missing.add(name)
    })
  }
  expect([...missing].sort()).toEqual([...NAMESAKES, ...ASKED_FOR_FIRST].sort())
})

/** The interface of a global object. */
const INTERFACES: Record<string, string> = {
  document: 'Document',
  navigator: 'Navigator',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
}

/** `Promise.withResolvers` or `.union`, when an old browser lacks it. */
function missingMember(node: AnyNode): string | undefined {
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return
  const { object } = node
  const { name } = node.property
  if (object.type === 'Identifier') {
    const members = builtins[object.name] ?? api[INTERFACES[object.name] ?? object.name]
    const member = members?.[`${name}_static`] ?? members?.[name]
    if (member?.__compat && !isEverywhere(member.__compat)) return `${object.name}.${name}`
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
function newAmong(members: readonly Member[], all = members): string[] {
  const old = new Set(all.filter((each) => isEverywhere(each.__compat)).map(({ name }) => name))
  return members.map(({ name }) => name).filter((name) => !old.has(name))
}

/** Not a static function: its specification has another address. */
function isMethod({ __compat: { spec_url } }: Member): boolean {
  return `${spec_url}`.includes('.prototype.')
}
