import * as z from 'zod/mini'
import { INQUIRY_TYPES, type InquiryType } from '../../contact/inquiry-type.ts'
import { EVENT_IDS } from '../../content/events.ts'

export const DEFAULT_TYPE: InquiryType = 'general'

/**
 * The search parameters of the contact page: the form's type and the event that the visitor
 * registers for (decisions 13 and 14). A wrong value counts as none.
 */
export const contactSearch = z.object({
  type: z._default(z.catch(z.enum(INQUIRY_TYPES), DEFAULT_TYPE), DEFAULT_TYPE),
  event: z.catch(z.optional(z.enum(EVENT_IDS)), undefined),
})
