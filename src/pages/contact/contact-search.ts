import { INQUIRY_TYPES, type InquiryType } from '../../contact/inquiry-type.ts'
import type { Brief } from '../../content/brief.ts'
import { EVENT_IDS, type EventId } from '../../content/event-ids.ts'
import { readBrief } from '../../urls/brief.ts'
import { readHalf } from '../../urls/half.ts'
import { readHandle } from '../../urls/handle.ts'
import { type AsItCame, firstOf } from '../../urls/search.ts'

const DEFAULT_TYPE: InquiryType = 'general'

/** A brand's half a brief is part of it, as chosen on their page. */
export interface ContactSearch extends Brief {
  type: InquiryType
  /** The event that the visitor registers for */
  event?: EventId | undefined
  /** The creator's name on TikTok or Instagram, as typed on their page: `@anna.films` */
  handle?: string | undefined
  /** The name of whoever has the other half of the ticket, and has sent this link */
  half?: string | undefined
}

/**
 * Reads the search parameters of the contact page (specification, Contact); invalid values are
 * ignored.
 */
export const readContactSearch = ({
  type,
  event,
  handle,
  half,
  ...brief
}: AsItCame<ContactSearch>): ContactSearch => ({
  type: INQUIRY_TYPES.find((known) => known === firstOf(type)) ?? DEFAULT_TYPE,
  event: EVENT_IDS.find((known) => known === firstOf(event)),
  handle: readHandle(firstOf(handle)),
  half: readHalf(firstOf(half)),
  ...readBrief(brief),
})

/** The parameter of a type: the default type has none. */
export const typeParameter = (type: InquiryType) => ({
  type: type === DEFAULT_TYPE ? undefined : type,
})

/** The search string of a link to the form: `?type=brand&event=account-security` */
export function contactSearchString({
  type,
  event,
}: {
  type: InquiryType
  event?: string | undefined
}) {
  const search = new URLSearchParams({
    ...(type !== DEFAULT_TYPE && { type }),
    ...(event && { event }),
  }).toString()
  return search && `?${search}`
}
