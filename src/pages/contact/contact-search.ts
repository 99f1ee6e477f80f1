import type { SearchSchemaInput } from '@tanstack/react-router'
import { INQUIRY_TYPES, type InquiryType } from '../../contact/inquiry-type.ts'
import { EVENT_IDS, type EventId } from '../../content/event-ids.ts'
import { firstOf } from '../../search.ts'

export const DEFAULT_TYPE: InquiryType = 'general'

export interface ContactSearch {
  type: InquiryType
  /** The event that the visitor registers for */
  event?: EventId | undefined
}

/**
 * Validates the search parameters of the contact page (specification, Contact); invalid values are
 * dropped.
 */
export const contactSearch = ({
  type,
  event,
}: Partial<ContactSearch> & SearchSchemaInput): ContactSearch => ({
  type: INQUIRY_TYPES.find((known) => known === firstOf(type)) ?? DEFAULT_TYPE,
  event: EVENT_IDS.find((known) => known === firstOf(event)),
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
