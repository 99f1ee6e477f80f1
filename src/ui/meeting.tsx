import { cx } from '@styled/css'
import { frame, meeting } from '@styled/recipes'
import type { ReactNode } from 'react'
import { Art } from './art.tsx'
import { moveIn, useFirstView } from './use-first-view.ts'

interface MeetingProps {
  /** The side on which the audience of the page stands; the frame from the other side joins it */
  side: 'left' | 'right'
  children: ReactNode
}

const FRAMES = {
  left: { own: 'creator', other: 'brand', guest: 'meeting-product' },
  right: { own: 'brand', other: 'creator', guest: 'meeting-creator' },
} as const

/** The other frame slides in by 8% of its width, and the overlap grows by as much. */
const enterFrom = (x: string, clipPath: string) => (meeting: Element) => {
  const [, other, overlap] = meeting.children
  moveIn(other, { transform: `translateX(${x})` })
  moveIn(overlap, { clipPath })
}
const ENTRANCES = {
  left: enterFrom('8%', 'inset(0 0 0 20%)'),
  right: enterFrom('-8%', 'inset(0 20% 0 0)'),
}

/** The call to action of an audience page: its frame is joined by the one that was missing. */
export function Meeting({ side, children }: MeetingProps) {
  const styles = meeting({ side })
  const { own, other, guest } = FRAMES[side]
  const frames = useFirstView<HTMLDivElement>(ENTRANCES[side])
  return (
    <div ref={frames} className={styles.root}>
      <div className={cx(frame({ tone: own, size: 'bare' }), styles.own)}>
        <div className={styles.copy}>{children}</div>
      </div>
      <div className={cx(frame({ tone: other, size: 'bare' }), styles.other)}>
        <div className={styles.guest}>
          <Art name={guest} />
        </div>
      </div>
      <div className={styles.overlap} data-overlap="">
        <div className={styles.guest}>
          <Art name={`${guest}-overlap`} />
        </div>
      </div>
    </div>
  )
}
