import { css, cx } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { hidden } from './duet-layout.tsx'

/** Each in the room of the longest, so that what is beside them keeps its place */
const labels = css({ display: 'grid', _layers: { gridArea: '1 / 1' } })

/** Before what is heard: a triangle, and while it sounds a square */
const sign = css({
  _before: {
    content: '""',
    display: 'inline-block',
    me: '3',
    width: '[0.7em]',
    height: '[0.8em]',
    bg: 'current',
    clipPath: '[var(--sign, polygon(0 0, 100% 50%, 0 100%))]',
  },
})
export const sounds = css({ '--sign': 'none' })

type Action =
  | 'sample.button'
  | 'listen'
  | 'stop'
  | 'start.button'
  | 'found.button'
  | 'whole.button'
  | 'send'
  | 'sendBack'

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
        <span key={action} className={cx(plays && sign, action !== shown && hidden)}>
          {t(`homePage.duet.${action}`)}
        </span>
      ))}
    </span>
  )
}
