import { css } from '@styled/css'
import type { FormAnswer } from '../../contact/form-answer.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { ContactPage } from './contact-page.tsx'
import { ContactTitle } from './contact-title.tsx'
import { DirectContact } from './direct-contact.tsx'
import { WhatHappensNext } from './received.tsx'
import { TONES } from './tones.ts'

const styles = {
  columns: css({ alignItems: 'start', rowGap: '12' }),
  next: css({
    gridColumn: { base: '1 / -1', lg: '1 / 7' },
    display: 'grid',
    justifyItems: 'start',
    gap: '6',
  }),
}

/** The response to a form sent without JavaScript: a confirmation, or the form again. */
export function AnswerPage({ submission, failure }: FormAnswer) {
  const { type } = submission
  if (!failure) return <Thanks type={type} />
  return <ContactPage type={type} event={undefined} returned={{ submission, failure }} />
}

function Thanks({ type }: Pick<FormAnswer['submission'], 'type'>) {
  const t = useT()
  const lang = useLanguage()
  return (
    <>
      <ContactTitle type={type} lead={t('contactPage.success.description')}>
        {t('contactPage.received.title')}
      </ContactTitle>
      <Section space="none">
        <Bounds columns className={styles.columns}>
          <div className={styles.next}>
            <WhatHappensNext />
            <ButtonLink to="/$lang" params={{ lang }} tone={TONES[type]} arrow>
              {t('contactPage.received.back')}
            </ButtonLink>
            <ButtonLink to="/$lang/contact" params={{ lang }} search={{ type }} tone="line">
              {t('contactPage.received.again')}
            </ButtonLink>
          </div>
          <DirectContact />
        </Bounds>
      </Section>
    </>
  )
}
