import { css, cx } from '@styled/css'
import { frame, ticket } from '@styled/recipes'
import type { ComponentProps, ReactNode } from 'react'
import { AUDIENCES } from '../content/audience.ts'
import type { AnnouncedEvent } from '../content/events.ts'
import { dayParts, formatDateWithWeekday } from '../i18n/dates.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { moveIn, useEntrance } from '../ui/entrance.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const place = css({
  containerType: 'inline-size',
  height: 'full',
  // A stub that is pulled lies over the next ticket.
  position: 'relative',
  _hover: { zIndex: '[1]' },
  '&:active': { zIndex: '[1]' },
})
const small = css({ fontSize: '[1rem]' })
/** On a phone its stub is above, so that the text has the whole width. */
const onPaper = css({ fontSize: '[1.25rem]' })
/** Its edge takes no room: the overlap reaches to it. */
const paper = css({
  bg: 'surface',
  boxShadow: '[inset 0 0 0 {borderWidths.rule} {colors.line}]',
})
/** The stub is beside the body where there is room for 20 of these letters (`ticket.recipe.ts`). */
const huge = css({ fontSize: '[1.6rem]', '--month': '1.875rem' })
const large = css({ '--stub': '4.5fr', '--day': 'max(30cqi - 3rem, min(6.5rem, 30cqi))' })
/** A day of one digit is as high as its frame; with the point of an ordinal the frame is wider. */
const single = css({
  '--stub': '2.9fr',
  '&:lang(de), &:lang(nb)': { '--stub': '3.9fr' },
  '--day': 'min(6.5rem, 30cqi)',
  '@container (min-width: 20em)': { '--day': 'min(40cqi, 37svh)' },
})
const day = css({
  textStyle: 'display3',
  fontSize: '[max(4rem, var(--day, min(9.5rem, 19cqi)))]',
  lineHeight: '[0.74]',
})
/** As wide as in the display typeface, so that the stub does not grow when that has loaded */
const oneDigit = css({
  minWidth: '[0.43em]',
  '&:lang(de), &:lang(nb)': { minWidth: '[0.68em]' },
})
const twoDigits = css({
  minWidth: '[0.85em]',
  '&:lang(de), &:lang(nb)': { minWidth: '[1.1em]' },
})
const month = css({
  textStyle: 'title',
  fontSize: '[clamp(1.125rem, max(5.4cqi, var(--month, 0rem)), 2.375rem)]',
})
const weekday = css({ display: 'block', fontSize: '[min(0.9em, 1.25rem)]' })

/** The stub, and its overlap with the body */
function swingShut(place: Element) {
  for (const part of place.querySelectorAll('time, time + * > :first-child'))
    moveIn(part, { transform: 'rotate(calc(var(--side) * 4deg))' })
}

interface TicketProps {
  /** Its audience is its ink; also written out, so that colour is not the only cue */
  event: AnnouncedEvent
  /** The larger one has a larger date; of one on paper only the stub is inked. */
  look?: 'large' | 'paper'
  /** Props of the stub: what makes it draggable */
  stub?: ComponentProps<'time'>
  children: ReactNode
}

/**
 * The ticket of an event: its date on the stub, the rest beside it. Screen readers get the date as a whole,
 * in the order of the language.
 */
export function Ticket({ event: { starts, audience }, look, stub, children }: TicketProps) {
  const language = useLanguage()
  const date = dayParts(starts, language)
  const styles = ticket({ audience })
  // “1er” takes the room of two.
  const hasOneDigit = /^\d\.?$/.test(date.day)
  const size = hasOneDigit ? single : large
  const isLarge = look === 'large'
  const isOnPaper = look === 'paper'
  return (
    <div
      ref={useEntrance<HTMLDivElement>(swingShut)}
      className={cx(place, isLarge ? huge : isOnPaper ? onPaper : small)}
    >
      <div className={cx(styles.root, isLarge && size)}>
        <time
          {...stub}
          dateTime={starts.slice(0, 10)}
          className={cx(frame({ tone: audience }), styles.stub, stub?.className)}
        >
          <VisuallyHidden>{formatDateWithWeekday(starts, language)}</VisuallyHidden>
          <span aria-hidden="true" className={cx(day, hasOneDigit ? oneDigit : twoDigits)}>
            {date.day}
          </span>
          <span aria-hidden="true" className={month}>
            <span>{date.month}</span>
            <span className={weekday}>{date.weekday}</span>
          </span>
        </time>
        <div
          className={cx(
            frame({ tone: isOnPaper ? 'sand' : AUDIENCES[audience].other }),
            styles.body,
            isOnPaper && paper,
          )}
        >
          <span className={styles.overlap} />
          {children}
        </div>
      </div>
    </div>
  )
}
