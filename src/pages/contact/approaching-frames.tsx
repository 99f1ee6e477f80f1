import { useWatch } from 'react-hook-form'
import { fieldsFor } from '../../contact/fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { AnnouncedEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'
import type { Brief } from '../../urls/brief.ts'
import { readHandle } from '../../urls/handle.ts'
import { ContactTitle } from './contact-title.tsx'
import type { useInquiryForm } from './use-inquiry-form.ts'

interface ApproachingTitleProps {
  type: InquiryType
  /** What was chosen on the page for brands */
  product: Brief['product']
  /** The event of a registration, which has the title of the page */
  event: AnnouncedEvent | undefined
  inquiry: Pick<ReturnType<typeof useInquiryForm>, 'form' | 'initial' | 'rules' | 'isSending'>
}

/** The page header, whose frames come nearer with each valid field and are in register on sending. */
export function ApproachingTitle({ type, product, event, inquiry }: ApproachingTitleProps) {
  const t = useT()
  const typed = useWatch({ control: inquiry.form.control })
  const missing = countMissing({ ...typed, type }, inquiry)
  return (
    <ContactTitle
      type={type}
      product={product}
      handle={readHandle(typed.profileLink ?? inquiry.initial.profileLink)}
      lead={t(event ? 'trainingEventsPage.confirmation' : 'contactPage.intro')}
      isLong={!!event}
      apart={inquiry.isSending ? 0 : missing + 1}
    >
      {event
        ? t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)
        : t('contactPage.pageTitle')}
    </ContactTitle>
  )
}

/** How many fields are not valid yet: all, until the form is used and its rules are loaded. */
function countMissing(
  values: Partial<InquiryValues> & { type: InquiryType },
  { rules }: ApproachingTitleProps['inquiry'],
): number {
  const validation = rules?.validateInquiry(values)
  if (!validation) return fieldsFor(values.type).length
  return validation.ok ? 0 : Object.keys(validation.fieldErrors).length
}
