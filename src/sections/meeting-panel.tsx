import { cx } from '@styled/css'
import { frame, meetingPanel } from '@styled/recipes'
import type { ReactNode } from 'react'
import { Art } from '../ui/art.tsx'
import { moveIn, useEntrance, wipeDown } from '../ui/entrance.ts'

const FRAMES = {
  left: { own: 'creator', other: 'brand', guest: 'meeting-brand' },
  right: { own: 'brand', other: 'creator', guest: 'meeting-creator' },
} as const

const FROM = { left: 1, right: -1 } as const

type Side = keyof typeof FROM

const SHIFT = 8

/** The other frame slides in by 8% of its width, and the overlap grows by as much. */
const enterFrom = (side: Side) => (meeting: Element) => {
  const [, other, overlap] = meeting.children
  const shift = (SHIFT * FROM[side] * (other?.clientWidth ?? 0)) / 100
  moveIn(other, { transform: `translateX(${shift}px)` })
  const clipPath = `inset(0 ${Math.max(0, -shift)}px 0 ${Math.max(0, shift)}px)`
  moveIn(overlap, { clipPath }, { to: { clipPath: 'inset(0)' } })
}
const ENTRANCES = { left: enterFrom('left'), right: enterFrom('right') }

const APART = 40
const PRINT_DELAY_MS = 260

/** Both frames come from their sides of the screen, and the overlap is printed from top to bottom. */
export function playMeeting(meeting: Element, side: Side) {
  const [own, other, overlap] = meeting.children
  const apart = APART * FROM[side]
  moveIn(own, { transform: `translateX(${-apart}%)` })
  moveIn(other, { transform: `translateX(${apart}%)` })
  wipeDown(overlap, PRINT_DELAY_MS)
}

interface MeetingPanelProps {
  /** The side on which the audience of the page stands; the frame from the other side joins it */
  side: Side
  /** Whether it is at the top of its page */
  eager?: boolean
  /** Who is in the other frame */
  guest?: 'meeting-brand' | 'meeting-creator' | 'meeting-reader'
  children: ReactNode
}

/** A panel in which the frame of an audience is joined by the one that was missing. */
export function MeetingPanel({
  side,
  eager = false,
  guest = FRAMES[side].guest,
  children,
}: MeetingPanelProps) {
  const styles = meetingPanel({ side })
  const { own, other } = FRAMES[side]
  const frames = useEntrance<HTMLDivElement>(ENTRANCES[side])
  return (
    <div ref={frames} className={styles.root} data-side={side}>
      <div className={cx(frame({ tone: own }), styles.own)}>
        <div className={styles.copy}>{children}</div>
      </div>
      <div className={cx(frame({ tone: other }), styles.other)}>
        <div className={styles.guest}>
          <Art name={guest} eager={eager} />
        </div>
      </div>
      <div className={styles.overlap} data-overlap="">
        <div className={styles.guest}>
          {/* Whoever it is: what differs lies beside the overlap. */}
          <Art name={`meeting-${other}-overlap`} eager={eager} />
        </div>
      </div>
    </div>
  )
}
