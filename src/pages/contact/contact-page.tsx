import { css } from '@styled/css'
import type { ReturnedForm } from '../../contact/form-answer.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { EventId } from '../../content/event-ids.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { Section } from '../../ui/section.tsx'
import { ContactTitle } from './contact-title.tsx'
import { DirectContact } from './direct-contact.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { Registration } from './registration.tsx'
import { TypeSelector } from './type-selector.tsx'

const styles = {
  columns: css({ alignItems: 'start', rowGap: '12' }),
  main: css({ gridColumn: { base: '1 / -1', lg: '1 / 7' }, display: 'grid', gap: '10' }),
}

interface ContactPageProps {
  type: InquiryType
  event: EventId | undefined
  /** The submission that the server returns to a browser without JavaScript */
  returned?: ReturnedForm
}

/** The sections of the contact page. */
export function ContactPage({ type, ...form }: ContactPageProps) {
  const t = useT()
  const event = form.returned?.submission.event ?? form.event
  return (
    <>
      <ContactTitle type={type} lead={t('contactPage.intro')}>
        {t('contactPage.pageTitle')}
      </ContactTitle>
      <Section space="none">
        <Bounds columns className={styles.columns}>
          <div className={styles.main}>
            {event && <Registration id={event} />}
            <TypeSelector type={type} event={event} />
            <InquiryForm type={type} {...form} />
          </div>
          <DirectContact />
        </Bounds>
      </Section>
    </>
  )
}
