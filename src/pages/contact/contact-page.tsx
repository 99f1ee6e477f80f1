import { css } from '@styled/css'
import { Bounds } from '../../ui/bounds.tsx'
import { ApproachingTitle } from './approaching-title.tsx'
import { DirectContact } from './direct-contact.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { Received } from './received.tsx'
import { Registration, useRegistration } from './registration.tsx'
import { TypeSelector } from './type-selector.tsx'
import { type InquiryFormOptions, useInquiryForm } from './use-inquiry-form.ts'

const main = css({
  gridColumn: { base: '1 / -1', lg: '1 / 7' },
  display: 'grid',
  gap: '8',
  pt: '8',
})

/** The contact page; once an inquiry is sent, a confirmation takes its place. */
export function ContactPage(options: InquiryFormOptions) {
  const inquiry = useInquiryForm(options)
  const { type, returned } = options
  const event = returned?.submission.event ?? options.event
  const registration = useRegistration(event)
  return (
    <>
      {inquiry.isReceived && (
        <Received type={type} ticket={inquiry.ticket} onAgain={inquiry.writeAnother} />
      )}
      <div hidden={inquiry.isReceived}>
        <Bounds columns>
          <ApproachingTitle
            type={type}
            product={options.product}
            event={registration.isOpen ? registration.event : undefined}
            inquiry={inquiry}
          />
          <div className={main}>
            {registration.event && (
              <Registration {...registration} event={registration.event} half={options.half} />
            )}
            {!registration.isOpen && <TypeSelector type={type} event={event} />}
            <InquiryForm
              type={type}
              event={event}
              isRegistration={registration.isOpen}
              returned={returned}
              inquiry={inquiry}
            />
          </div>
        </Bounds>
        <DirectContact />
      </div>
    </>
  )
}
