import { cx } from '@styled/css'
import { frame, meeting, meetingPanel } from '@styled/recipes'
import { type ReactNode, useEffect } from 'react'
import { Art } from '../ui/art.tsx'
import { moveIn, useEntrance, wipeDown } from '../ui/entrance.ts'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'

const FRAMES = {
  left: { own: 'creator', other: 'brand', guest: 'meeting-brand' },
  right: { own: 'brand', other: 'creator', guest: 'meeting-creator' },
} as const

const FROM = { left: 1, right: -1 } as const

type Side = keyof typeof FROM

/** Where the scroll does not move them, the other frame slides in, and with it what is printed. */
function slideIn({ children: [, other, overlap] }: Element) {
  if (CSS.supports('animation-timeline: view()')) return
  for (const layer of [other, overlap?.firstElementChild ?? undefined])
    moveIn(layer, { transform: 'translateX(calc(var(--from) / 6))' })
}

const APART = 40
const PRINT_DELAY_MS = 260

/** Both frames come from their sides of the screen, and the overlap is printed from top to bottom. */
function playMeeting({ children: [own, other, overlap] }: Element, side: Side) {
  const apart = APART * FROM[side]
  moveIn(own, { transform: `translateX(${-apart}%)` })
  moveIn(other, { transform: `translateX(${apart}%)` })
  wipeDown(overlap, PRINT_DELAY_MS)
}

interface MeetingPanelProps {
  /** The side on which the audience of the page stands; the frame from the other side joins it */
  side: Side
  /** Whether it is at the top of its page, where both frames come at once */
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
  const frames = useEntrance<HTMLDivElement>(slideIn)
  useEffect(() => {
    if (eager && frames.current && !prefersReducedMotion()) playMeeting(frames.current, side)
  }, [frames, eager, side])
  return (
    <div ref={frames} className={styles.root} data-side={side}>
      <div className={cx(frame({ tone: own }), styles.own)}>
        <div className={styles.copy}>{children}</div>
      </div>
      <div className={cx(frame({ tone: other }), meeting(), styles.other)}>
        <div className={styles.guest}>
          <Art name={guest} eager={eager} />
        </div>
      </div>
      <div className={styles.overlap} data-overlap="">
        <div className={cx(meeting(), styles.print)}>
          <div className={styles.guest}>
            {/* Whoever it is: what differs lies beside the overlap. */}
            <Art name={`meeting-${other}-overlap`} eager={eager} />
          </div>
        </div>
      </div>
    </div>
  )
}
