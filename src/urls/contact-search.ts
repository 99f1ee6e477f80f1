import { INQUIRY_TYPES, type InquiryType } from '../inquiry/inquiry-type.ts'
import { readHandle } from './handle.ts'
import { readPersonName } from './person-name.ts'
import { firstOf, type RawSearch, stringifySearch } from './search.ts'
import { readSubject, type Subject } from './subject.ts'

const DEFAULT_TYPE: InquiryType = 'general'

/** The parameters of the contact page. What another page hands over is part of them. */
export interface ContactParameters extends Subject {
  type: InquiryType
  /** The creator's name on TikTok or Instagram, as typed on their page: `@anna.films` */
  handle?: string | undefined
  /** The name of the partner who has the other half of the ticket, and has sent this link */
  half?: string | undefined
}

/**
 * Reads the search parameters of the contact page (specification, Contact); invalid values are
 * ignored.
 */
export const readContactSearch = ({
  type,
  handle,
  half,
  ...subject
}: RawSearch<ContactParameters>): ContactParameters => ({
  type: INQUIRY_TYPES.find((known) => known === firstOf(type)) ?? DEFAULT_TYPE,
  handle: readHandle(firstOf(handle)),
  half: readPersonName(firstOf(half)),
  ...readSubject(subject),
})

/** The parameter of a type: the default type has none. */
export const typeParameter = (type: InquiryType) => ({
  type: type === DEFAULT_TYPE ? undefined : type,
})

interface FormLink extends Pick<ContactParameters, 'type'> {
  event?: string | undefined
  partnerName?: string | undefined
}

/** The search string of a link to the form: `?type=brand&event=account-security` */
export const contactSearchString = ({ type, event, partnerName }: FormLink) =>
  stringifySearch({ ...typeParameter(type), event, half: partnerName })
