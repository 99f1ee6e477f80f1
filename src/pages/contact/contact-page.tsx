import { css, cx } from '@styled/css'
import { Bounds } from '../../ui/bounds.tsx'
import { besideFrames, besideTicket, ContactTitle } from './contact-title.tsx'
import { DirectContact } from './direct-contact.tsx'
import { InquiryForm } from './form/inquiry-form.tsx'
import type { FormOptions } from './form/use-fields.ts'
import { useInquiryForm } from './form/use-inquiry-form.ts'
import { FormFrames } from './form-frames.tsx'
import { Received } from './received.tsx'
import { PastEventNotice, Registration, useRegistration } from './registration.tsx'
import { TypeSelector } from './type-selector.tsx'

const main = css({
  display: 'grid',
  alignContent: 'start',
  // Less on a low desk, where the whole form is on the first screen
  gap: { base: '6', lg: '[clamp({spacing.4}, 8svh - 2.8rem, {spacing.8})]' },
})
const belowTitle = css({
  pt: { base: '8', lg: '[clamp({spacing.3}, 8svh - 3.4rem, {spacing.8})]' },
})
const belowTicket = css({ pt: { base: '5', lg: '12' } })

/** What the picture beside the form needs is taken from the form's row: so the title stays where it is while the form arrives. */
const layout = css({
  gridTemplateRows: { lg: 'auto auto 1fr' },
  // In the middle of what a high desk has more than the form needs
  pt: { lg: '[clamp(0.25rem, 18svh - 8.5rem, 4rem)]' },
})

/** The link above the title of an event has its own room. */
const belowHeader = css({ pt: { base: '4' } })

/** The contact page; once an inquiry is sent, a confirmation takes its place. */
export function ContactPage(options: FormOptions) {
  const inquiry = useInquiryForm(options)
  const { type, returned } = options
  const event = returned?.submission.event ?? options.event
  const registration = useRegistration(event)
  const openEvent = registration.isOpen ? registration.event : undefined
  return (
    <>
      {inquiry.received && (
        <Received
          type={inquiry.received.type}
          email={inquiry.received.email}
          ticket={inquiry.ticket}
          onAgain={inquiry.change}
        />
      )}
      <div hidden={inquiry.received !== undefined}>
        <Bounds columns className={cx(layout, !openEvent && belowHeader)}>
          <ContactTitle event={openEvent} />
          {openEvent ? (
            <Registration
              event={openEvent}
              partnerName={options.partnerName}
              control={inquiry.form.control}
            />
          ) : (
            <FormFrames type={type} brief={options} inquiry={inquiry} />
          )}
          <div
            className={cx(
              main,
              openEvent ? cx(besideTicket, belowTicket) : cx(besideFrames, belowTitle),
            )}
          >
            {registration.event && !openEvent && <PastEventNotice event={registration.event} />}
            {!openEvent && <TypeSelector type={type} inert={inquiry.isLocked} />}
            <InquiryForm
              type={type}
              event={event}
              partnerName={options.partnerName}
              openEvent={openEvent}
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
