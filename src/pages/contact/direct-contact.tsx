import { css } from '@styled/css'
import { link } from '@styled/recipes'
import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { useFacts } from '../../i18n/use-facts.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { wholeRanges } from '../../ui/whole-ranges.tsx'
import { ContactPerson } from './contact-person.tsx'
import { type OfficeDay, opensNext } from './office-hours.ts'

const styles = {
  /** Two rows, beside which the office hours are as high as both */
  facts: css({
    mt: { base: 'stack', lg: 'section' },
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(auto-fit, minmax(max(17rem, 28%), 1fr))' },
    columnGap: 'gutter',
    '& > :nth-child(3)': { gridRow: { md: 'span 2' } },
  }),
  /** A fact stands below its label, on a phone beside it, or below where text is large. */
  fact: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    alignItems: 'baseline',
    columnGap: '4',
    paddingBlock: '4',
    borderTopWidth: 'rule',
    borderColor: 'line',
  }),
  term: css({
    flex: { base: '[0 0 6.5rem]', md: '[0 0 100%]' },
    textStyle: 'small',
    color: 'textMuted',
  }),
  value: css({ flex: '[1 1 9rem]', textStyle: { base: 'fact', lg: 'title' } }),
  line: css({ display: 'block' }),
  note: css({ display: 'block', textStyle: 'small', color: 'textMuted', mt: '2' }),
  state: css({ display: 'block', textStyle: 'fact', minHeight: '[1lh]', mt: '2' }),
  open: css({ color: 'brandText' }),
}

/** Contact details, office hours and response time. */
export function DirectContact() {
  const t = useT()
  const numbers = useFacts()

  return (
    <Bounds>
      <aside aria-label={t('contactPage.direct.title')}>
        <ContactPerson />
        <dl className={styles.facts}>
          <Fact name={t('contactPage.direct.emailLabel')}>
            <EmailLink className={link()} />
          </Fact>
          <Fact name={t('contactPage.direct.phoneLabel')}>
            <PhoneLink className={link()} />
          </Fact>
          <Fact name={t('contactPage.officeHours.title')}>
            <span className={styles.line}>{t('contactPage.officeHours.days')}</span>
            <span className={styles.line}>
              {wholeRanges(t('contactPage.officeHours.hours', numbers))}
            </span>
            <OfficeState />
            <span className={styles.note}>{t('contactPage.officeHours.note')}</span>
          </Fact>
          <Fact name={t('contactPage.direct.addressLabel')}>{t('contactPage.direct.address')}</Fact>
          <Fact name={t('contactPage.responseTime.title')}>
            {wholeRanges(t('contactPage.responseTime.text', numbers))}
          </Fact>
        </dl>
      </aside>
    </Bounds>
  )
}

/** Whether the office is open now. Not before it is near: a phone takes some 100 ms for its first look at a time zone. */
function OfficeState() {
  const [ref, wasSeen] = useWasSeen()
  return (
    <span ref={ref} className={styles.state}>
      {wasSeen && <OpenOrClosed />}
    </span>
  )
}

function OpenOrClosed() {
  const t = useT()
  const opens = useClock(opensNext, null)
  if (opens) return <Closed until={opens} />
  return <span className={styles.open}>{t('contactPage.officeHours.open')}</span>
}

function Closed({ until }: { until: OfficeDay }) {
  const t = useT()
  const weekday = t(`dates.weekdays.${until}`)
  return t('contactPage.officeHours.closed', { ...useFacts(), weekday })
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

/** Half a screen ahead, so that what depends on it is there when a visitor arrives. */
const NEAR = { rootMargin: '50%' }

/** Whether an element, to which the ref is given, has been in the viewport or close to it. */
function useWasSeen(): [ref: RefCallback<Element>, wasSeen: boolean] {
  const [wasSeen, setWasSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setWasSeen(true)
    }, NEAR)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, wasSeen]
}
