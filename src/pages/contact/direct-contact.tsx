import { css, cx } from '@styled/css'
import { link } from '@styled/recipes'
import { Check, Clock, type IconNode, Mail, MapPin, Phone } from 'lucide'
import type { ReactNode } from 'react'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx'
import { Frame } from '../../ui/frame.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { wholeRanges } from '../../ui/whole-ranges.tsx'
import { ContactPerson } from './contact-person.tsx'
import { isOfficeOpen } from './office-hours.ts'
import { useWasSeen } from './use-was-seen.ts'

const styles = {
  // Below the illustration, which reaches down beside the form
  place: css({ gridColumn: { base: '1 / -1', lg: '8 / -1' }, mt: { lg: '[26.5vw]' } }),
  facts: css({
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', mdToLg: '1fr 1fr' },
    // In two columns the office hours stand beside two others.
    '& > :nth-child(4)': { mdToLg: { gridRow: 'span 2' } },
  }),
  fact: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignContent: 'start',
    columnGap: 'gutter',
    rowGap: '0.5',
  }),
  term: css({ textStyle: 'small', color: 'textMuted' }),
  value: css({ gridColumn: '2', textStyle: 'fact' }),
  line: css({ display: 'block' }),
  note: css({ display: 'block', textStyle: 'small', color: 'textMuted', mt: '2' }),
  state: css({ display: 'block', textStyle: 'label', mt: '2' }),
  open: css({ color: 'brandText' }),
}

const NO_BREAK_SPACE = '\u00A0'

/** Contact details, office hours and response time. */
export function DirectContact() {
  const t = useT()
  const numbers = useFacts()

  return (
    <aside className={styles.place} aria-label={t('contactPage.direct.title')}>
      <ContactPerson />
      <Frame>
        <dl className={styles.facts}>
          <Fact icon={Mail} name={t('contactPage.direct.emailLabel')}>
            <EmailLink className={link()} />
          </Fact>
          <Fact icon={Phone} name={t('contactPage.direct.phoneLabel')}>
            <PhoneLink className={link()} />
          </Fact>
          <Fact icon={MapPin} name={t('contactPage.direct.addressLabel')}>
            {t('contactPage.direct.address')}
          </Fact>
          <Fact icon={Clock} name={t('contactPage.officeHours.title')}>
            <span className={styles.line}>{t('contactPage.officeHours.days')}</span>
            <span className={styles.line}>
              {wholeRanges(t('contactPage.officeHours.hours', numbers))}
            </span>
            <span className={styles.note}>{t('contactPage.officeHours.note')}</span>
            <OfficeState />
          </Fact>
          <Fact icon={Check} name={t('contactPage.responseTime.title')}>
            {wholeRanges(t('contactPage.responseTime.text', numbers))}
          </Fact>
        </dl>
      </Frame>
    </aside>
  )
}

/**
 * Whether the office is open now; its line is reserved until that is known. Not before it is near:
 * a phone takes some 100 ms for its first look at a time zone.
 */
function OfficeState() {
  const [ref, wasSeen] = useWasSeen()
  return (
    <span ref={ref} className={styles.state}>
      {wasSeen ? <OpenOrClosed /> : NO_BREAK_SPACE}
    </span>
  )
}

function OpenOrClosed() {
  const t = useT()
  const isOpen = useClock(isOfficeOpen, false)
  return (
    <span className={cx(isOpen && styles.open)}>
      {t(`contactPage.officeHours.${isOpen ? 'open' : 'closed'}`)}
    </span>
  )
}

function Fact({ icon, name, children }: { icon: IconNode; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Icon of={icon} size="lg" />
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
