import { LANGUAGE_CODES, type Language, languageEntry } from '../../src/i18n/languages.ts'
import { DICTIONARIES, textsOf } from './dictionaries.ts'

const SECTIONS = Object.keys(DICTIONARIES.en).join('|')
const UNRESOLVED = new RegExp(`\\b(?:${SECTIONS})\\.[a-z]|[{}]|\\b(?:undefined|NaN)\\b|\\[object`)

const NEVER_EMPTY = 'h1, h2, h3, h4, h5, h6, a, button, li, label, legend, option, dt, dd, title'
const SPEAKS = 'img[alt]:not([alt=""]), [aria-label], [aria-labelledby], svg title, input, textarea'
const SPOKEN_ATTRIBUTES = [
  'content',
  'aria-label',
  'aria-description',
  'alt',
  'title',
  'placeholder',
]
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby']

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

const isMute = (element: Element): boolean =>
  collapse(element.textContent) === '' &&
  !element.matches(SPEAKS) &&
  element.querySelector(SPEAKS) === null &&
  element.closest('[aria-hidden="true"], [hidden]') === null

const empty = (document: Document): string[] =>
  [...document.querySelectorAll(NEVER_EMPTY)]
    .filter(isMute)
    .map((element) => `empty element: ${element.outerHTML}`)

function headline(document: Document): string[] {
  const count = document.querySelectorAll('h1').length
  return count === 1 ? [] : [`${count} h1 instead of one`]
}

function head(document: Document): string[] {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content')
  return [
    ...(collapse(document.title) ? [] : ['no title']),
    ...(collapse(description) ? [] : ['no description']),
  ]
}

function ids(document: Document): string[] {
  const all = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  const twice = all.filter((id, index) => all.indexOf(id) !== index)
  const dangling = REFERENCES.flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !all.includes(id))
        .map((id) => `${attribute} names no element: ${id}`),
    ),
  )
  return [...twice.map((id) => `id used twice: ${id}`), ...dangling]
}

function links(document: Document): string[] {
  const faults = (selector: string, isFaulty: (link: Element) => boolean, what: string) =>
    [...document.querySelectorAll(selector)]
      .filter(isFaulty)
      .map((link) => `${what}: ${link.outerHTML}`)
  return [
    ...faults(
      'a[href^="tel:"]',
      (link) => /\s/.test(link.getAttribute('href') ?? ''),
      'space in tel:',
    ),
    ...faults(
      'a[target="_blank"]',
      (link) => !link.getAttribute('rel')?.includes('noopener'),
      'new tab without rel="noopener"',
    ),
  ]
}

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

/** What is wrong in a rendered page of the site, as sentences; a sound page gives none. */
export const documentFaults = (document: Document): string[] =>
  [unresolved, empty, headline, head, ids, links, leftInEnglish].flatMap((check) => check(document))
