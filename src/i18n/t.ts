import { i18nString } from 'typesafe-i18n'
import { DEFAULT_LANGUAGE, type Language } from './languages.ts'
import { loadedTexts } from './loaded-texts.ts'
import type { ArgumentsOf, English } from './types.ts'

/** The names of a section's texts, the positions of a list's: not its methods */
type NameIn<Node> = keyof Node & (Node extends readonly unknown[] ? `${number}` : string)

type LeafPath<Node, Prefix extends string = ''> = {
  [Name in NameIn<Node>]: Node[Name] extends string
    ? `${Prefix}${Name}`
    : LeafPath<Node[Name], `${Prefix}${Name}.`>
}[NameIn<Node>]

type At<Node, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof Node
    ? At<Node[Head], Rest>
    : never
  : Path extends keyof Node
    ? Node[Path]
    : never

/** A dotted path to a text: `nav.home`, `blogPage.article.brand.title`. */
export type TextKey = LeafPath<English>

type Argument<Key extends TextKey> = Key extends unknown
  ? ArgumentsOf<At<English, Key> & string>
  : never

type UnionToIntersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never

/** A union of keys takes the arguments of all of them. */
type Arguments<Key extends TextKey> = [Argument<Key>] extends [never]
  ? []
  : [argument: UnionToIntersection<Argument<Key>>]

/** Keys of texts without arguments. */
export type PlainKey = {
  [Key in TextKey]: Arguments<Key> extends [] ? Key : never
}[TextKey]

/** Of a mistyped key the compiler says that it is none, not that its arguments are wrong. */
export type Translate = <const Key extends string>(
  key: Key extends TextKey ? Key : TextKey,
  ...args: [Key] extends [TextKey] ? Arguments<Key & TextKey> : unknown[]
) => string

function lookup(texts: unknown, key: string): string | undefined {
  let node = texts
  for (const part of key.split('.')) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, part)) return undefined
    node = (node as Record<string, unknown>)[part]
  }
  return typeof node === 'string' ? node : undefined
}

const translators = new Map<Language, Translate>()

/**
 * The translate function of a language, which falls back to English, then to the key
 * (specification, Texts). It uses loaded texts only: call `loadTexts` first.
 */
export function createTranslate(language: Language): Translate {
  const cached = translators.get(language)
  if (cached) return cached

  const candidates = [language, DEFAULT_LANGUAGE].map((code) => ({
    code,
    format: i18nString(code, {}),
  }))
  const translate = (key: string, ...args: unknown[]): string => {
    for (const { code, format } of candidates) {
      const text = lookup(loadedTexts[code], key)
      if (text !== undefined) return format(text, ...(args as never[]))
    }
    if (import.meta.env?.DEV) console.warn(`No text for the key "${key}" (${language})`)
    return key
  }
  // `Translate` checks keys and arguments at compile time.
  translators.set(language, translate as Translate)
  return translate as Translate
}
