import type { InquiryType } from '../../contact/inquiry-type.ts'

/** The ink of each form: the creator's, the brand's, and where both overlap. */
export const TONES = {
  general: 'unison',
  influencer: 'creator',
  brand: 'brand',
} as const satisfies Record<InquiryType, string>
