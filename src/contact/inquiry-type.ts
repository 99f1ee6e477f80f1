/** Who writes: the contact form has a variant for each (specification, Contact). */
export const INQUIRY_TYPES = ['general', 'influencer', 'brand'] as const
export type InquiryType = (typeof INQUIRY_TYPES)[number]
