import type { PostId } from '../../content/post-ids.ts'
import { foldText, WORD } from '../../i18n/fold-text.ts'

/** Words of a line that are shown before the one that was found, and after it */
const BEFORE = 7
const AFTER = 14

const LETTER = /[\p{L}\p{N}]/u

/** In most of the languages it is an ending: `rights`, `оплата`. */
const ENDING = /(?<=.{4})[aeiouysаеийоуыьэюя]$/

/** Around a word of an article: why a search has found it */
export interface Passage {
  before: string
  word: string
  after: string
}

/** Where the text of an article has every one of some terms */
export type FindPassage = (id: PostId, terms: readonly string[]) => Passage | undefined

/** What an article says, without its marks and addresses: a line for each paragraph, point and cell. */
export const plainText = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\(\S+ "(.*)"\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^ *(?:---|```.*|first: |#+ |> |- (?:\[ \] )?|\d+\. |[ |:-]+$)/gm, '')
    .replace(/[*`]/g, '')
    .replace(/ *\| */g, '\n')

/**
 * The first place of a text that has a term. In a text of a thousand words a short term is everywhere:
 * it has to begin a word, and a very short one to be it (`fee`, not `coffee` nor `feel`).
 *
 * @param term folded
 */
export function passageWith(text: string, term: string): Passage | undefined {
  const stem = term.replace(ENDING, '')
  const has = (word: string, from = 0): boolean => {
    const at = word.indexOf(stem, from)
    if (at < 0) return false
    const begins = stem.length > 4 || !LETTER.test(word[at - 1] ?? '')
    const ends = term.length > 3 || !LETTER.test(word[at + stem.length] ?? '')
    return (begins && ends) || has(word, at + 1)
  }
  if (!LETTER.test(term)) return undefined
  for (const line of text.split('\n')) {
    const words = foldText(line).includes(stem) ? line.split(' ') : []
    const at = words.findIndex((word) => has(foldText(word)))
    if (at < 0) continue
    const [start, end] = [Math.max(0, at - BEFORE), at + 1 + AFTER]
    // Words that stay on one line are one of `words`: `w ustawieniach`.
    const joined = words[at] ?? ''
    const parts = [...joined.matchAll(WORD)]
    const { 0: word = '', index = 0 } =
      parts.find(([part]) => has(foldText(part))) ?? parts[0] ?? {}
    const [opening, closing] = [joined.slice(0, index), joined.slice(index + word.length)]
    return {
      before: `${start > 0 ? '… ' : ''}${words.slice(start, at).join(' ')} ${opening}`,
      word,
      after: `${closing} ${words.slice(at + 1, end).join(' ')}${end < words.length ? ' …' : ''}`,
    }
  }
  return undefined
}

/** Where an article has some terms: in one line, if there is one; around the longest, which says most. */
export const findPassageIn =
  (texts: Partial<Record<string, string>>): FindPassage =>
  (id, terms) => {
    const text = plainText(texts[id] ?? '')
    const hasAll = (part: string) => terms.every((term) => passageWith(part, term))
    const [longest = ''] = terms.toSorted((a, b) => b.length - a.length)
    return hasAll(text) ? passageWith(text.split('\n').find(hasAll) ?? text, longest) : undefined
  }
