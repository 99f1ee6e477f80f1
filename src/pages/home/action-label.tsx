import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { type DuetPart, hidden } from './duet-layout.tsx'

/** Each in the room of the longest, so that what is beside them keeps its place */
const labels = css({ display: 'grid', _layers: { gridArea: '1 / 1' } })

const sign = css({ display: 'inline-block', me: '3' })
/** Before what is heard: a triangle, and while it sounds a square */
const Sign = ({ stops }: { stops: boolean }) => (
  <svg width=".7em" height=".8em" viewBox="0 0 7 8" className={sign} aria-hidden="true">
    <path d={stops ? 'M0 0H7V8H0Z' : 'M0 0L7 4L0 8Z'} fill="currentColor" />
  </svg>
)

/** By its key: `homePage.duet.${DuetPart}.button`, or what the composer adds */
type Action = `${DuetPart}.button` | 'listen' | 'stop' | 'send' | 'sendBack'

interface ActionLabelProps {
  of: readonly Action[]
  shown: Action
  /** Whether it is heard */
  plays?: boolean
}

/** The label of a button, with those that may take its place */
export function ActionLabel({ of, shown, plays }: ActionLabelProps) {
  const t = useT()
  return (
    <span className={labels}>
      {of.map((action) => (
        <span key={action} className={action === shown ? undefined : hidden}>
          {plays && <Sign stops={action === 'stop'} />}
          {t(`homePage.duet.${action}`)}
        </span>
      ))}
    </span>
  )
}
