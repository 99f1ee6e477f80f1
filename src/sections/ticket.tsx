import { css, cx } from '@styled/css'
import { frame, ticket } from '@styled/recipes'
import type { ComponentProps, ReactNode } from 'react'
import type { EventFormat } from '../content/events.ts'
import { formatDateWithWeekday, formatDay, type LocalDateTime } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** The format is also written out, so colour is not the only cue. */
export const TONES = { workshop: 'creator', webinar: 'brand' } as const

/** The other ink */
const OTHER_TONES = { workshop: 'brand', webinar: 'creator' } as const

const place = css({ containerType: 'inline-size', height: 'full' })
const large = css({ '--stub': '4.5fr', '--day': 'max(30cqi - 3rem, min(8rem, 36cqi))' })
const day = css({
  textStyle: 'display3',
  fontSize: '[max(4.5rem, var(--day, min(16rem, 19cqi)))]',
  lineHeight: '[0.8]',
})
const weekday = css({ display: 'block', textStyle: 'label' })
const month = css({ textStyle: 'title' })

interface TicketProps {
  format: EventFormat
  starts: LocalDateTime
  /** Whether it is a poster: its date is read from afar, and it is printed in both inks */
  isLarge?: boolean
  /** What the stub does when it is taken hold of */
  stub?: ComponentProps<'time'>
  children: ReactNode
}

/**
 * The ticket of an event: its date on the stub, the rest beside it. Screen readers get the date as a whole,
 * in the order of the language.
 */
export function Ticket({ starts, format, isLarge = false, stub, children }: TicketProps) {
  const language = useLanguage()
  const date = formatDay(starts, language)
  const styles = ticket({ format })
  return (
    <div className={place}>
      <div className={cx(styles.root, isLarge && large)}>
        <time
          {...stub}
          dateTime={starts.slice(0, 10)}
          className={cx(frame({ tone: TONES[format], size: 'bare' }), styles.stub, stub?.className)}
        >
          <VisuallyHidden>{formatDateWithWeekday(starts, language)}</VisuallyHidden>
          <span aria-hidden="true" className={day}>
            {date.day}
          </span>
          <span aria-hidden="true">
            <span className={month}>{date.month}</span>
            <span className={weekday}>{date.weekday}</span>
          </span>
        </time>
        <div
          className={cx(
            frame({ tone: isLarge ? OTHER_TONES[format] : 'sand', size: 'bare' }),
            styles.body,
          )}
        >
          <span className={styles.overlap} />
          {children}
        </div>
      </div>
    </div>
  )
}
