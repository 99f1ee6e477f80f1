import { css } from '@styled/css'
import { foldText } from '../../i18n/fold-text.ts'

/** As high as its letters, also in a title, whose lines are close */
const mark = css({
  background: '[linear-gradient({colors.creator} 0 0) 0 60% / 100% 1.1em no-repeat]',
  color: 'onCreator',
  boxDecorationBreak: 'clone',
})

/** A short term is in most words: it has to begin the word. */
const has = (word: string, term: string) =>
  term.length < 3 ? word.startsWith(term) : word.includes(term)

interface FoundProps {
  /** The text of a card */
  children: string
  /** What was searched for */
  q: string | undefined
}

/** A text whose words that a search has found are marked, each as a whole. */
export function Found({ children, q }: FoundProps) {
  const terms = q ? foldText(q).split(/\s+/).filter(Boolean) : []
  const words = terms.length > 0 ? children.split(/(\s+)/) : []
  // Elements, which React can remove although a browser has translated their texts.
  if (words.length === 0) return <span>{children}</span>
  return words.map((word, index) => {
    const Word = terms.some((term) => has(foldText(word), term)) ? Mark : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other identity than its place
    return <Word key={index}>{word}</Word>
  })
}

export const Mark = ({ children }: { children: string }) => <mark className={mark}>{children}</mark>
