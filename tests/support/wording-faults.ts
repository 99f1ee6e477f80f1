import { LANGUAGE_CODES, type Language, languageEntry } from '../../src/i18n/languages.ts'
import { DICTIONARIES, textsOf } from './dictionaries.ts'

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

interface Spoken {
  text: string
  element: Element
}

const collapse = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

const nameOf = (element: Element) =>
  `<${element.localName}${element.id && ` id="${element.id}"`}> ${collapse(element.textContent)}`.trim()

/** Everything that a visitor, a search engine or a screen reader is told, with its element. */
function spokenIn(document: Document): Spoken[] {
  return [...document.querySelectorAll('*:not(script, style, template)')].flatMap((element) => [
    ...[...element.childNodes]
      .filter((node) => node.nodeType === node.TEXT_NODE)
      .map((node) => ({ text: collapse(node.textContent), element })),
    ...SPOKEN_ATTRIBUTES.map((name) => ({ text: collapse(element.getAttribute(name)), element })),
  ])
}

const unresolved = (document: Document): string[] =>
  spokenIn(document)
    .filter(({ text }) => UNRESOLVED.test(text))
    .map(({ text }) => `unresolved text: ${text}`)

/** Languages as `<html lang>` names them: `nb` → `no`. */
const codeOfTag = new Map<string, Language>(
  LANGUAGE_CODES.map((code) => [languageEntry(code).tag, code]),
)

const valuesOf = (language: Language) =>
  new Set([...textsOf(DICTIONARIES[language]).values()].map(collapse))

/** Texts that stand in English on a page of another language, though that language has its own. */
function leftInEnglish(document: Document): string[] {
  const language = codeOfTag.get(document.documentElement.lang)
  if (language === undefined)
    return [`<html lang> is no language: ${document.documentElement.lang}`]
  const own = valuesOf(language)
  const foreign = new Set([...valuesOf('en')].filter((text) => !own.has(text)))
  const ofThisPage = (element: Element) =>
    element.closest('[lang]')?.getAttribute('lang') === document.documentElement.lang
  return spokenIn(document)
    .filter(({ text, element }) => foreign.has(text) && ofThisPage(element))
    .map(({ text, element }) => `left in English: ${text}, in ${nameOf(element)}`)
}

/** What a rendered page says in other than the words of its language, as sentences. */
export const wordingFaults = (document: Document): string[] => [
  ...unresolved(document),
  ...leftInEnglish(document),
]
