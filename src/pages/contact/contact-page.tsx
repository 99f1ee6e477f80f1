import { css, cx } from '@styled/css'
import type { ReturnedForm } from '../../contact/form-answer.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { contactArt } from '../../content/art.ts'
import type { EventId } from '../../content/event-ids.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { travelsAs } from '../../ui/travel.ts'
import { DirectContact } from './direct-contact.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import { Registration } from './registration.tsx'
import { TypeSelector } from './type-selector.tsx'

const styles = {
  columns: css({ alignItems: 'start', rowGap: '12' }),
  main: css({ gridColumn: { base: '1 / -1', lg: '1 / 8' }, display: 'grid', gap: '10' }),
  illustration: css({
    gridColumn: { base: '10 / -1', md: '9 / -1' },
    gridRow: '1',
    alignSelf: { mdDown: 'start' },
    maxWidth: '[20.4rem]',
    // Large text may need its place on a phone.
    zIndex: '[-1]',
  }),
}
/** Its two frames, each cut out of it (scripts/assets/art/contact.ts). */
const FRAMES = [
  {
    ...travelsAs('creator'),
    eager: true,
    className: cx(
      styles.illustration,
      css({ clipPath: 'inset(0 41.38% 11.18% 0 round 10.34% / 8.82%)' }),
    ),
  },
  {
    ...travelsAs('brand'),
    eager: true,
    className: cx(
      styles.illustration,
      css({ clipPath: 'inset(10.59% 0 .59% 41.38% round 10.34% / 8.82%)' }),
    ),
  },
]

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
      <PageTitle art={contactArt(type, useLanguage())} parts={FRAMES} lead={t('contactPage.intro')}>
        {t('contactPage.pageTitle')}
      </PageTitle>
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
