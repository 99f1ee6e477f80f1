import { css, cx } from '@styled/css'
import { frame, type TicketVariantProps, ticket } from '@styled/recipes'
import type { ReactNode } from 'react'
import { formatDateWithWeekday, formatDay, type LocalDateTime } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const place = css({ containerType: 'inline-size', height: 'full' })
const day = css({
  textStyle: 'display3',
  fontSize: { base: '4.5rem', md: 'clamp(min(7rem, 15vw), 19cqi, 16rem)' },
  lineHeight: '[0.8]',
})
const weekday = css({ display: 'block', textStyle: 'label' })
const month = css({ textStyle: 'title' })

interface TicketProps extends TicketVariantProps {
  starts: LocalDateTime
  children: ReactNode
}

/**
 * The ticket of an event: its date on the stub, the rest beside it. Screen readers get the date as a whole,
 * in the order of the language.
 */
export function Ticket({ starts, format, children }: TicketProps) {
  const language = useLanguage()
  const date = formatDay(starts, language)
  const styles = ticket({ format })
  return (
    <div className={place}>
      <div className={cx(frame({ size: 'bare' }), styles.root)}>
        <time dateTime={starts.slice(0, 10)} className={styles.stub}>
          <VisuallyHidden>{formatDateWithWeekday(starts, language)}</VisuallyHidden>
          <span aria-hidden="true" className={day}>
            {date.day}
          </span>
          <span aria-hidden="true">
            <span className={month}>{date.month}</span>
            <span className={weekday}>{date.weekday}</span>
          </span>
        </time>
        {children}
      </div>
    </div>
  )
}
