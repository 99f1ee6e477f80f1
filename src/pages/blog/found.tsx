import { css } from '@styled/css'
import { foldText, WORD } from '../../i18n/fold-text.ts'

/** As high as its letters, also in a title, whose lines are close */
const mark = css({
  background: '[linear-gradient({colors.creator} 0 0) 0 60% / 100% 1.1em no-repeat]',
  color: 'onCreator',
})

/** A short term is in most words: it has to begin the word. A single letter says nothing. */
const has = (word: string, term: string) =>
  term.length > 2 ? word.includes(term) : term.length > 1 && word.startsWith(term)

interface FoundProps {
  /** The text of a card */
  children: string
  /** What was searched for */
  q: string | undefined
}

/** A text whose words that a search has found are marked, each as a whole. */
export function Found({ children, q }: FoundProps) {
  const terms: string[] = foldText(q ?? '').match(WORD) ?? []
  const isFound = (part: string) => terms.some((term) => has(foldText(part), term))
  // The odd parts are found; what is between them is one text.
  const parts = children.replace(WORD, (word) => (isFound(word) ? `\n${word}\n` : word)).split('\n')
  // Elements, which React can remove although a browser has translated their texts.
  return parts.map((part, index) => {
    const Part = index % 2 > 0 ? Highlight : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity than its place
    return part && <Part key={index}>{part}</Part>
  })
}

export const Highlight = ({ children }: { children: string }) => (
  <mark className={mark}>{children}</mark>
)
