import { css, cx } from '@styled/css'
import { frame, link } from '@styled/recipes'
import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { formatTime } from '../../i18n/numbers.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useNumbers } from '../../i18n/use-numbers.ts'
import { useT } from '../../i18n/use-t.ts'
import { Bounds } from '../../ui/bounds.tsx'
import { EmailLink, PhoneLink } from '../../ui/contact-links.tsx'
import { onceSeen } from '../../ui/entrance.ts'
import { wholeRanges } from '../../ui/text.tsx'
import { useClock } from '../../ui/use-clock.ts'
import { ContactPerson } from './contact-person.tsx'
import { type OfficeDay, officeTime, opensNext } from './office-hours.ts'

const styles = {
  halves: css({
    mt: 'stack',
    display: 'grid',
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  }),
  half: css({
    display: 'grid',
    alignContent: 'start',
    rowGap: '5',
    padding: 'panel',
    px: { md: 'margin' },
  }),
  /** The higher one */
  first: css({ pb: { mdDown: '14' }, me: { mdDown: '8' }, mb: { md: '8' } }),
  /** Overlaps it by what both print. */
  second: css({
    position: 'relative',
    overflow: 'clip',
    pt: { mdDown: '14' },
    mt: { base: '-8', md: '8' },
    ms: { base: '8', md: '-gutter' },
    _before: {
      content: '""',
      position: 'absolute',
      inset: {
        base: '[-100% 2rem calc(100% - 2rem) -100%]',
        md: '[-2rem calc(100% - {spacing.gutter}) 2rem -100%]',
      },
      bg: 'unison',
      borderRadius: 'frame',
    },
  }),
  term: css({ textStyle: 'small' }),
  value: css({ textStyle: 'direct', textWrap: 'balance' }),
  minor: css({ textStyle: { base: 'fact', md: 'title' } }),
  line: css({ display: 'block' }),
  /** Until its text is there a line as high, to a fraction of a pixel */
  state: css({
    display: 'block',
    textStyle: 'fact',
    mt: '2',
    '&:empty::before': { content: '"\\200b"' },
  }),
}

/** How soon we answer and how to reach us on one half, when and where we are to be found on the other. */
export function DirectContact() {
  const t = useT()
  const numbers = useNumbers()

  return (
    <Bounds>
      <aside aria-label={t('contactPage.direct.title')}>
        <ContactPerson />
        <div className={styles.halves}>
          <dl className={cx(frame({ tone: 'creator' }), styles.half, styles.first)}>
            <Fact name={t('contactPage.responseTime.title')}>
              {wholeRanges(t('contactPage.responseTime.text', numbers))}
            </Fact>
            <Fact isMinor name={t('contactPage.direct.emailLabel')}>
              <EmailLink className={link({ variant: 'quiet' })} />
            </Fact>
            <Fact isMinor name={t('contactPage.direct.phoneLabel')}>
              <PhoneLink className={link({ variant: 'quiet' })} />
            </Fact>
          </dl>
          <dl className={cx(frame({ tone: 'brand' }), styles.half, styles.second)}>
            <Fact
              name={`${t('contactPage.officeHours.title')} · ${t('contactPage.officeHours.note')}`}
            >
              <span className={styles.line}>{t('contactPage.officeHours.days')}</span>
              <span className={styles.line}>
                {wholeRanges(t('contactPage.officeHours.hours', numbers))}
              </span>
              <OfficeState />
            </Fact>
            <Fact isMinor name={t('contactPage.direct.addressLabel')}>
              {t('contactPage.direct.address')}
            </Fact>
          </dl>
        </div>
      </aside>
    </Bounds>
  )
}

/**
 * Whether the office is open now, and what its clock shows. Not before it is near: a phone takes some 100 ms
 * for its first look at a time zone.
 */
function OfficeState() {
  const [ref, wasSeen] = useWasSeen()
  return (
    <span ref={ref} className={styles.state}>
      {wasSeen && <OpenOrClosed />}
    </span>
  )
}

function OpenOrClosed() {
  const opens = useClock(opensNext, null)
  return opens ? <Closed until={opens} /> : <Open />
}

function Open() {
  const t = useT()
  const minutes = useClock(officeTime, 0)
  const clock = { hour: Math.floor(minutes / 60), minute: minutes % 60 }
  return t('contactPage.officeHours.open', { time: formatTime(clock, useLanguage()) })
}

function Closed({ until }: { until: OfficeDay }) {
  const t = useT()
  const weekday = t(`dates.weekdays.${until}`)
  return t('contactPage.officeHours.closed', { ...useNumbers(), weekday })
}

interface FactProps {
  name: string
  /** Smaller than how soon we answer, and when we are there */
  isMinor?: boolean
  children: ReactNode
}

function Fact({ name, isMinor, children }: FactProps) {
  return (
    <div>
      <dt className={styles.term}>{name}</dt>
      <dd className={isMinor ? styles.minor : styles.value}>{children}</dd>
    </div>
  )
}

/** Half a screen ahead, so that what depends on it is there when a visitor arrives. */
const NEAR = { rootMargin: '50%' }

/** Whether an element, to which the ref is given, has been in the viewport or close to it. */
function useWasSeen(): [ref: RefCallback<Element>, wasSeen: boolean] {
  const [wasSeen, setWasSeen] = useState(false)
  const ref = useCallback((element: Element | null) => {
    if (element) return onceSeen(element, () => setWasSeen(true), NEAR)
  }, [])
  return [ref, wasSeen]
}
