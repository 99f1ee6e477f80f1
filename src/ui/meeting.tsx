import { cx } from '@styled/css'
import { frame, meeting } from '@styled/recipes'
import type { ReactNode } from 'react'
import { Wave } from './wave.tsx'

interface MeetingProps {
  /** The side on which the audience of the page stands; the frame from the other side joins it */
  side: 'left' | 'right'
  children: ReactNode
}

const INKS = {
  left: { own: 'creator', other: 'brand' },
  right: { own: 'brand', other: 'creator' },
} as const

/** The page's own frame with a call to action, met by the frame that was missing. */
export function Meeting({ side, children }: MeetingProps) {
  const styles = meeting({ side })
  const { own, other } = INKS[side]
  return (
    <div className={styles.root}>
      <div className={cx(frame({ tone: own, size: 'bare' }), styles.own)}>
        <div className={styles.copy}>{children}</div>
      </div>
      <div className={cx(frame({ tone: other, size: 'bare' }), styles.other)}>
        <Wave bars={9} className={styles.wave} />
      </div>
      <div className={styles.overlap}>
        <Wave bars={5} className={styles.smallWave} />
      </div>
    </div>
  )
}
