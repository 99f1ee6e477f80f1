/** The variants of the contact form (specification, Contact) */
export const INQUIRY_TYPES = ['general', 'influencer', 'brand'] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]

export const DEFAULT_TYPE: InquiryType = 'general'

/** The type that a query or a form says; the default for anything else */
export const readInquiryType = (value: unknown): InquiryType =>
  INQUIRY_TYPES.find((known) => known === value) ?? DEFAULT_TYPE
