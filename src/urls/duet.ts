import { BEATS, type Duet, HIGHEST_NOTE, hasNotes, type Voice } from '../content/duet.ts'
import { firstOf, type Search } from './search.ts'

export interface HomeSearch {
  /** A duet as visitors send it to each other: `13530420`, with its second voice `13530420-20104030` */
  voice?: string | undefined
}

const VOICES = new RegExp(
  `^([0-${HIGHEST_NOTE}]{${BEATS}})(?:-([0-${HIGHEST_NOTE}]{${BEATS}}))?[.,:;!?)]*$`,
)

const read = (notes: string | undefined): Voice => Array.from(notes ?? '', Number)
const write = (voice: Voice): string => voice.join('')

/**
 * The duet of the parameter; an invalid one, and one that begins with silence only, is ignored. So is
 * the punctuation of a sentence that the link stands in.
 */
export function readDuet(voice: Search[string]): Duet | undefined {
  const [, one, other] = VOICES.exec(firstOf(voice) ?? '') ?? []
  const [first, second] = [read(one), read(other)]
  if (!hasNotes(first)) return undefined
  return hasNotes(second) ? { first, second } : { first }
}

/** The parameter of a duet. */
export const writeDuet = ({ first, second }: Duet): string =>
  [first, second].filter(hasNotes).map(write).join('-')
