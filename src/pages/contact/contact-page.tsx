import { css } from '@styled/css'
import { Bounds } from '../../ui/bounds.tsx'
import { Section } from '../../ui/section.tsx'
import { ApproachingTitle } from './approaching-title.tsx'
import { DirectContact } from './direct-contact.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { Received } from './received.tsx'
import { Registration, useRegistration } from './registration.tsx'
import { TypeSelector } from './type-selector.tsx'
import { type InquiryFormOptions, useInquiryForm } from './use-inquiry-form.ts'

const styles = {
  columns: css({ alignItems: 'start', rowGap: '12' }),
  main: css({
    gridColumn: { base: '1 / -1', lg: '1 / 7' },
    display: 'grid',
    gap: '5',
  }),
}

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
        <ApproachingTitle
          type={type}
          event={registration.isOpen ? registration.event : undefined}
          inquiry={inquiry}
        />
        <Section space="none">
          <Bounds columns className={styles.columns}>
            <div className={styles.main}>
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
            <DirectContact />
          </Bounds>
        </Section>
      </div>
    </>
  )
}
