import { experimentalParseMessage as parseMessage } from 'typesafe-i18n/parser'
import de from '../../src/i18n/de/index.ts'
import en from '../../src/i18n/en/index.ts'
import es from '../../src/i18n/es/index.ts'
import fr from '../../src/i18n/fr/index.ts'
import type { Language } from '../../src/i18n/languages.ts'
import no from '../../src/i18n/no/index.ts'
import pl from '../../src/i18n/pl/index.ts'
import ru from '../../src/i18n/ru/index.ts'

export const DICTIONARIES = { en, pl, de, fr, es, ru, no } satisfies Record<Language, object>

type Texts = ReadonlyMap<string, string>

/** Every text of a dictionary by its dotted key, list positions included, in reading order. */
export function textsOf(dictionary: object, prefix = ''): Texts {
  return new Map(
    Object.entries(dictionary).flatMap(([name, node]: [string, unknown]) =>
      typeof node === 'object' && node !== null
        ? [...textsOf(node, `${prefix}${name}.`)]
        : [[`${prefix}${name}`, String(node)] as const],
    ),
  )
}

/** Names of the arguments that a text takes: `Through {minutes:number} {{…}}` → `['minutes']`. */
export const argumentsOf = (text: string): string[] => [
  ...new Set(parseMessage(text).flatMap((part) => (part.kind === 'text' ? [] : [part.key]))),
]

/** The plural forms of a text, each a record from CLDR's category to the word. */
export const pluralsOf = (text: string): Partial<Record<Intl.LDMLPluralRule, string>>[] =>
  parseMessage(text).filter((part) => part.kind === 'plural')

/** What a visitor reads of a text: its words and plural forms without the arguments. */
export const proseOf = (text: string): string =>
  parseMessage(text)
    .map((part) => {
      if (part.kind === 'text') return part.content
      if (part.kind === 'parameter') return ''
      const { kind: _kind, key: _key, ...forms } = part
      return Object.values(forms).join(' ')
    })
    .join('')
