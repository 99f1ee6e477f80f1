import { readFile } from 'node:fs/promises'
import type { Identifier } from '@mdn/browser-compat-data/types'
import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { filesBelow } from '../../scripts/build/files.ts'
import {
  atRules,
  isEverywhere,
  partsOf,
  properties,
  selectors,
  valueTypes,
} from './browser-support.ts'

/** Reads the built styles as the oldest browsers of package.json would (docs/browsers.md). */

/** What the styles use although an old browser lacks it, and what it does instead. */
const GRACEFUL: Record<string, string> = {
  ':view-transition': 'a frame that both pages show leaves and comes with its page',
  ':view-transition-group': 'as above',
  ':view-transition-new': 'as above',
  ':view-transition-old': 'as above',
  'view-transition-name': 'as above',
  'view-transition-name: none': 'as above',
  '-webkit-tap-highlight-color': 'the flash of a tap is that of the browser',
  ':details-content': 'on paper what is folded stays so',
  ':has': 'what is chosen for a brief keeps its dotted frame',
  '@font-face ascent-override': 'the fallback is a little higher or lower than the font to come',
  '@font-face descent-override': 'as above',
  '@font-face size-adjust': 'the fallback is a little wider or narrower than the font to come',
  '@media (scripting)':
    'without scripts the menu of a phone stays closed; the footer has its links',
  '@page': 'margins of the printer',
  '@starting-style': 'the menu is there at once',
  'animation-range':
    'in @supports: the line under the header is always there, frames that meet in their places, pictures in place',
  'animation-timeline': 'as above',
  'animation-timeline: scroll': 'as above',
  'animation-timeline: view': 'as above',
  'scroll()': 'as above',
  'view-timeline-name': 'as above',
  'break-after: avoid': 'on paper a heading may be the last line of a page',
  'field-sizing': 'a blank of the brief is as wide as its longest choice',
  'field-sizing: content': 'as above',
  'content-visibility': 'the logos in the footer are fetched with the page',
  'content-visibility: auto': 'as above',
  'content-visibility: visible': 'on paper what is folded stays so',
  'forced-color-adjust': 'there are no forced colours',
  'forced-color-adjust: auto': 'as above',
  'forced-color-adjust: none': 'as above',
  hyphens: 'has a prefix beside it',
  'overflow-clip-margin': 'a faint line crosses a bar of a duet at the corner of the overlap',
  rx: 'the corners of a missing half of a duet are square',
  'text-decoration: dotted': 'abbreviations, of which there are none, have a solid line',
  'user-select': 'has a prefix beside it',
  'text-wrap': 'lines break where they are full',
  'text-wrap: balance': 'as above',
  'text-wrap: pretty': 'as above',
}

test('styles use only what the oldest browsers support, or degrade as listed', async () => {
  const missing = new Set<string>()
  for (const file of await filesBelow('dist/client', ['.css'])) {
    postcss.parse(await readFile(file, 'utf8')).walk((node) => {
      for (const [name, feature] of featuresOf(node)) {
        if (feature?.__compat && !isEverywhere(feature.__compat)) missing.add(name)
      }
    })
  }
  expect([...missing].sort()).toEqual(Object.keys(GRACEFUL).sort())
})

type Feature = [name: string, feature: Identifier | undefined]

function featuresOf(node: ChildNode): Feature[] {
  switch (node.type) {
    case 'decl':
      return [...propertyOf(node), ...functionsOf(node)]
    case 'atrule':
      return [[`@${node.name}`, atRules[node.name]], ...mediaFeaturesOf(node)]
    case 'rule':
      return pseudosOf(node.selector)
    default:
      return []
  }
}

/** A property and its keywords, or the descriptor of an at-rule (`@font-face`). */
function propertyOf({ prop, value, parent }: Declaration): Feature[] {
  const isDescriptor = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face'
  if (isDescriptor) return [[`@font-face ${prop}`, atRules['font-face']?.[prop]]]
  const property = properties[prop]
  const keywords = value.match(/[a-z-]+/g) ?? []
  return [
    [prop, property],
    ...keywords.map((keyword): Feature => [`${prop}: ${keyword}`, property?.[keyword]]),
  ]
}

const FUNCTIONS = new Map(
  partsOf(valueTypes).flatMap(([name, type]) => [[name, type] as const, ...partsOf(type)]),
)

function functionsOf({ value }: Declaration): Feature[] {
  const names = [...value.matchAll(/([a-z][a-z-]*)\((from )?/g)]
  return names.map(([, name, from]): Feature => {
    const type = FUNCTIONS.get(`${name}`)
    return from ? [`${name}(from …)`, type?.relative_syntax] : [`${name}()`, type]
  })
}

function mediaFeaturesOf({ name, params }: AtRule): Feature[] {
  if (name !== 'media') return []
  const names = [...params.matchAll(/\(([a-z-]+)/g)].map(([, each]) => `${each}`)
  return names.map((each) => [`@media (${each})`, atRules.media?.[each.replace(/^(min|max)-/, '')]])
}

/** Pseudo-classes and pseudo-elements; class names are full of escaped colons. */
function pseudosOf(selector: string): Feature[] {
  const names = selector.replace(/\\./g, '').matchAll(/:([a-z][a-z-]*)/g)
  return [...names].map(([, name]) => [`:${name}`, selectors[`${name}`]])
}
