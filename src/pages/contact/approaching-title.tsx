import { useWatch } from 'react-hook-form'
import { fieldsFor } from '../../contact/fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { AnnouncedEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { ContactTitle } from './contact-title.tsx'
import type { useInquiryForm } from './use-inquiry-form.ts'

interface ApproachingTitleProps {
  type: InquiryType
  /** The event of a registration, which has the title of the page */
  event: AnnouncedEvent | undefined
  inquiry: Pick<ReturnType<typeof useInquiryForm>, 'form' | 'rules' | 'isSending'>
}

/** The page header, whose frames come nearer with each valid field and are in register on sending. */
export function ApproachingTitle({ type, event, inquiry }: ApproachingTitleProps) {
  const t = useT()
  const missing = useMissing(type, inquiry)
  return (
    <ContactTitle
      type={type}
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
function useMissing(type: InquiryType, { form, rules }: ApproachingTitleProps['inquiry']): number {
  const typed = useWatch({ control: form.control })
  const validation = rules?.validateInquiry({ ...typed, type })
  if (!validation) return fieldsFor(type).length
  return validation.ok ? 0 : Object.keys(validation.fieldErrors).length
}
