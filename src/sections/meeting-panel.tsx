import { cx } from '@styled/css'
import { frame, meeting, meetingPanel } from '@styled/recipes'
import { type ReactNode, useEffect } from 'react'
import { AUDIENCES, type Audience } from '../content/audience.ts'
import { Art } from '../ui/art.tsx'
import { moveIn, useEntrance, wipeDown } from '../ui/entrance.ts'
import { prefersReducedMotion } from '../ui/reduced-motion.ts'

/** Where the scroll does not move them, the other frame slides in, and with it what is printed. */
function slideIn({ children: [, other, overlap] }: Element) {
  if (CSS.supports('animation-timeline: view()')) return
  for (const layer of [other, overlap?.firstElementChild ?? undefined])
    moveIn(layer, { transform: 'translateX(calc(var(--from) / 6))' })
}

const APART = 40
const PRINT_DELAY_MS = 260

/** Both frames come from their sides of the screen, and the overlap is printed from top to bottom. */
function playMeeting({ children: [own, other, overlap] }: Element, audience: Audience) {
  const apart = audience === 'creator' ? APART : -APART
  moveIn(own, { transform: `translateX(${-apart}%)` })
  moveIn(other, { transform: `translateX(${apart}%)` })
  wipeDown(overlap, PRINT_DELAY_MS)
}

interface MeetingPanelProps {
  /** Whose frame is there; the other one joins it */
  audience: Audience
  /** Whether it is at the top of its page, where both frames come at once */
  eager?: boolean
  /** Who is in the other frame */
  guest?: 'meeting-brand' | 'meeting-creator' | 'meeting-reader'
  children: ReactNode
}

/** A panel in which the frame of an audience is joined by the one that was missing. */
export function MeetingPanel({
  audience,
  eager = false,
  guest = `meeting-${AUDIENCES[audience].other}`,
  children,
}: MeetingPanelProps) {
  const styles = meetingPanel({ audience })
  const { other } = AUDIENCES[audience]
  const frames = useEntrance<HTMLDivElement>(slideIn)
  useEffect(() => {
    if (eager && frames.current && !prefersReducedMotion()) playMeeting(frames.current, audience)
  }, [frames, eager, audience])
  return (
    <div ref={frames} className={styles.root} data-audience={audience}>
      <div className={cx(frame({ tone: audience }), styles.own)}>
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
