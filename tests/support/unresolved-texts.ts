import { attributeOf, elementsIn, textOf } from './built-site.ts'
import { DICTIONARIES } from './texts.ts'

const SECTIONS = Object.keys(DICTIONARIES.en).join('|')
const UNRESOLVED = new RegExp(`\\b(?:${SECTIONS})\\.[a-z]|[{}]|\\b(?:undefined|NaN)\\b|\\[object`)

const SPOKEN_ATTRIBUTES = [
  'content',
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
]

/** Raw keys and placeholders in the text and in the attributes that are read or spoken. */
export const unresolvedTexts = (html: string): string[] =>
  elementsIn(html)
    .filter(({ tagName }) => !['script', 'style', 'template'].includes(tagName))
    .flatMap((element) => [
      textOf(element),
      ...SPOKEN_ATTRIBUTES.flatMap((name) => attributeOf(element, name) ?? []),
    ])
    .filter((text) => UNRESOLVED.test(text))
