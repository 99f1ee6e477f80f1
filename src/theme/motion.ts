import { defineKeyframes, defineTokens } from '@pandacss/dev'
import { DURATION_MS, EASING } from '../tuning.ts'

const { instant, fast, base, slow, spinnerDelay } = DURATION_MS

export const durations = defineTokens.durations({
  instant: { value: `${instant}ms` },
  fast: { value: `${fast}ms` },
  base: { value: `${base}ms` },
  slow: { value: `${slow}ms` },
  spinnerDelay: { value: `${spinnerDelay}ms` },
})

const curve = (points: readonly number[]) => ({ value: `cubic-bezier(${points.join(', ')})` })

export const easings = defineTokens.easings({
  out: curve(EASING.out),
  in: curve(EASING.in),
  inOut: curve(EASING.inOut),
  snap: curve(EASING.snap),
})

/**
 * The hero's entrance: both frames, at first almost level, slide into their overlap. The overlap is a copy of the left
 * frame in a box that has the outline of the right one and slides with it. Together, and after a moment in which the
 * pictures arrive.
 */
export const animations = defineTokens.animations({
  heroEnters: { value: 'meetFromLeft 700ms {easings.inOut} 200ms backwards' },
  meets: { value: 'meet cubic-bezier(.3, .3, .5, 1)' },
})

const toastAway = { transform: 'translateX(calc(100% + 1.5rem))' }

export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  appear: { from: { visibility: 'hidden' } },
  /** The two frames meet, then their overlap is revealed from top to bottom. */
  frameFromLeft: { from: { transform: 'translate(-14%, 6%)' } },
  frameFromRight: { from: { transform: 'translate(14%, -6%)' } },
  wipeDown: { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  /** Scroll-driven: from `--from` a layer slides to its place, once it is in the window (src/ui/meeting.recipe.ts). */
  meet: { 'from, 20%': { transform: 'translate(var(--from))' } },
  slideFromRight: { from: { transform: 'translate(10%, 0)' } },
  /**
   * The last one from the left as seen from the right one. Up more than down: all of both is in the first window, so that
   * neither is a later largest paint.
   */
  meetFromLeft: { from: { transform: 'translate(-4%, 3%)' } },
  meetFromRight: { from: { transform: 'translate(4%, -8%)' } },
  meetInside: { from: { transform: 'translate(-8%, 11%)' } },
  /** The bars of a voice, from the line between both voices */
  riseFromMiddle: { from: { transform: 'scaleY(.1)' } },
  /** Three lines are written in turn (their `pathLength` is 1, their dashes are 3, 2 and 1). */
  sign: { from: { strokeDashoffset: '3' } },
  /** A half that was cut before the last figure */
  arrive: { from: { clipPath: 'inset(11.1% 0 0 66% round 6%)' }, to: { clipPath: 'inset(0)' } },
  pulse: {
    '0%, 100%': { transform: 'scale(1)', opacity: '1' },
    '50%': { transform: 'scale(.84)', opacity: '.45' },
  },
  pulseStill: { '50%': { opacity: '.5' } },
  /** Visible at the instant when both frames are equal */
  unison: { '0%, 20%, 80%, 100%': { opacity: '0' }, '50%': { opacity: '1' } },
  menuIn: { from: { transform: 'scale(.96)', opacity: '0' } },
  riseIn: {
    from: { transform: 'translateY(12px)', clipPath: 'inset(0 0 100%)' },
    to: { clipPath: 'inset(0)' },
  },
  hairline: { from: { boxShadow: '0 1px transparent' }, to: { boxShadow: '0 1px {colors.line}' } },
  toastIn: { from: toastAway },
  toastOut: { to: toastAway },
  toastTimer: { to: { transform: 'scaleX(0)' } },
})
