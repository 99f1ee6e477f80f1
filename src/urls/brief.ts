import { BRIEF, BRIEF_PARTS, type Brief, type BriefPart } from '../content/brief.ts'
import { firstOf, type Search } from './search.ts'

/** The brief of an address, `?product=perfume&market=poland&month=march`; an invalid part is ignored. */
export function readBrief(search: { [Part in BriefPart]?: Search[string] }): Brief {
  const chosen = BRIEF_PARTS.map((part) => [
    part,
    BRIEF[part].find((known) => known === firstOf(search[part])),
  ])
  return Object.fromEntries(chosen)
}
