/** The variants of the contact form (specification, Contact) */
export const INQUIRY_TYPES = ['general', 'influencer', 'brand'] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]
