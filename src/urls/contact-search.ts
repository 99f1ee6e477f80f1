import { readHandle } from '../inquiry/handle.ts'
import { DEFAULT_TYPE, type InquiryType, readInquiryType } from '../inquiry/inquiry-type.ts'
import { readPersonName } from './person-name.ts'
import { firstOf, type RawSearch, stringifySearch } from './search.ts'
import { readSubject, type Subject } from './subject.ts'

/** What the query of the contact page says. What another page hands over is part of it. */
export interface ContactParameters extends Subject {
  type: InquiryType
  /** The creator's name on TikTok or Instagram, as typed on their page: `@anna.films` */
  handle?: string | undefined
  /** The name of the partner who has the other half of the ticket, and has sent this link */
  partnerName?: string | undefined
}

/** Its parameters, of which `half` is the partner's name */
export type ContactQuery = Omit<ContactParameters, 'partnerName'> & {
  half?: ContactParameters['partnerName']
}

/**
 * Reads the search parameters of the contact page (specification, Contact); invalid values are
 * ignored. Events are for everyone: a registration has no type.
 */
export const readContactSearch = ({
  type,
  handle,
  half,
  ...subject
}: RawSearch<ContactQuery>): ContactParameters => {
  const { event, ...brief } = readSubject(subject)
  return {
    type: event ? DEFAULT_TYPE : readInquiryType(firstOf(type)),
    handle: readHandle(firstOf(handle)),
    partnerName: readPersonName(firstOf(half)),
    event,
    ...brief,
  }
}

/** The parameter of a type: the default type has none. */
export const typeParameter = (type: InquiryType) => ({
  type: type === DEFAULT_TYPE ? undefined : type,
})

interface FormLink extends Pick<ContactParameters, 'type' | 'partnerName'> {
  event?: string | undefined
}

/** The search string of a link to the form: `?type=brand`, `?event=account-security` */
export const contactSearchString = ({ type, event, partnerName }: FormLink) =>
  stringifySearch(event ? { event, half: partnerName } : typeParameter(type))
