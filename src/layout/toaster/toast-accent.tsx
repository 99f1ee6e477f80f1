import { css, cx } from '@styled/css'
import type { Toast } from '../../machines/toaster.machine.ts'

const entering = css({
  animation: '[fadeIn {durations.base} {easings.out} backwards]',
  transformBox: 'fill-box',
})
const left = cx(entering, css({ fill: 'creator', _motionSafe: { animationName: 'frameFromLeft' } }))
const right = cx(
  entering,
  css({ animationDelay: '[80ms]', _motionSafe: { animationName: 'frameFromRight' } }),
)
const unison = cx(
  entering,
  css({ fill: 'unison', animationDelay: 'fast', _motionSafe: { animationName: 'wipeDown' } }),
)

/** Shows the kind of a toast by shape: both frames and their overlap, or the right one missing. */
export function ToastAccent({ kind, className }: { kind: Toast['kind']; className: string }) {
  return (
    <svg className={className} viewBox="0 0 40 48" aria-hidden="true">
      {kind === 'success' ? <BothFrames /> : <MissingFrame />}
    </svg>
  )
}

const BothFrames = () => (
  <>
    <rect className={left} width="24" height="39" rx="6" />
    <rect
      className={cx(right, css({ fill: 'brand' }))}
      x="16"
      y="8"
      width="24"
      height="39"
      rx="6"
    />
    <path className={unison} d="M16 14A6 6 0 0 1 22 8H24V33A6 6 0 0 1 18 39H16Z" />
  </>
)

const MissingFrame = () => (
  <>
    <rect className={left} width="23" height="39" rx="6" />
    <rect
      className={cx(right, css({ stroke: 'danger' }))}
      x="16.5"
      y="8.5"
      width="21"
      height="37"
      rx="5"
      fill="none"
      strokeWidth="3"
      strokeDasharray="5 5"
    />
  </>
)
