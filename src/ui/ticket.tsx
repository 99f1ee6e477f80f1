import { css, cx } from '@styled/css'
import { frame, type TicketVariantProps, ticket } from '@styled/recipes'
import type { ReactNode } from 'react'
import { formatDay, type LocalDateTime } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/use-language.ts'

const day = css({ textStyle: 'display3', fontSize: { base: '4rem', md: '7rem' } })
const weekday = css({ display: 'block', textStyle: 'label' })
const month = css({ textStyle: 'title' })

interface TicketProps extends TicketVariantProps {
  starts: LocalDateTime
  children: ReactNode
}

/** The ticket of an event: its day on the stub, the rest beside it. */
export function Ticket({ starts, format, children }: TicketProps) {
  const date = formatDay(starts, useLanguage())
  const styles = ticket({ format })
  return (
    <div className={cx(frame({ size: 'bare' }), styles.root)}>
      <time dateTime={starts.slice(0, 10)} className={styles.stub}>
        <span className={day}>{date.day}</span>{' '}
        <span>
          <span className={weekday}>{date.weekday}</span>{' '}
          <span className={month}>{date.month}</span>
        </span>
      </time>
      {children}
    </div>
  )
}
