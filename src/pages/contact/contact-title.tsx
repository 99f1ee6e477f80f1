import { css, cx } from '@styled/css'
import type { AnnouncedEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { entersFrom } from '../../layout/page-transition.ts'
import { belowPageTitle } from '../../sections/page-title.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Prose } from '../../ui/prose.tsx'
import { EventLink } from './event-link.tsx'

/** The columns of title, lead and form */
export const besideTicket = css({ gridColumn: { base: '1 / -1', lg: '1 / 7' } })
export const besideFrames = css({ gridColumn: { base: '1 / -1', lg: '1 / 8' } })

const styles = {
  title: css({ gridRow: '1', alignSelf: 'center' }),
  belowLink: css({ gridRow: '2', alignSelf: 'start' }),
  /** On a phone name and e-mail are on the first screen. */
  long: css({
    fontSize: {
      base: '[min(var(--hero), 1.5rem + 4.4vw)]',
      lg: '[min(5.3vw, 9svh)]',
    },
  }),
  lead: css({
    gridRow: '2',
    mt: { base: '5', lg: '3' },
    fontSize: { lg: '[clamp(1.125rem, 4svh - 0.8rem, 1.5rem)]' },
    maxWidth: { lg: 'full' },
    textWrap: 'balance',
  }),
  /** Below a desk the illustration has a quarter of the width; large text has all of it. */
  besidePicture: css({
    maxWidth: { lgDown: '[max(63%, 11rem)]' },
    // On a desk on one line, so that the whole form fits the screen
    fontSize: { lg: '[min(7.4vw, max(9svh, 27svh - 8rem))]' },
  }),
  /** On a phone below it */
  belowPicture: css({ maxWidth: { mdToLg: '[63%]' } }),
}

interface ContactTitleProps {
  /** The event of a registration: its title is that of the page, which has a ticket instead of the frames. */
  event: AnnouncedEvent | undefined
}

export function ContactTitle({ event }: ContactTitleProps) {
  const t = useT()
  if (event)
    return (
      <>
        <div className={besideTicket} {...entersFrom('left')}>
          <EventLink event={event} />
        </div>
        <Heading
          level={1}
          variant="page"
          className={cx(styles.belowLink, besideTicket, belowPageTitle, styles.long)}
          {...entersFrom('left')}
        >
          {t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)}
        </Heading>
      </>
    )
  return (
    <>
      <Heading
        level={1}
        variant="page"
        className={cx(styles.title, besideFrames, styles.besidePicture)}
        {...entersFrom('left')}
      >
        {t('contactPage.pageTitle')}
      </Heading>
      <Prose
        variant="lead"
        className={cx(styles.lead, besideFrames, styles.belowPicture)}
        {...entersFrom('left')}
      >
        {t('contactPage.intro')}
      </Prose>
    </>
  )
}
