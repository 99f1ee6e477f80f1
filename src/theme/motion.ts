import { defineKeyframes, defineTokens } from '@pandacss/dev'

export const durations = defineTokens.durations({
  instant: { value: '90ms' },
  fast: { value: '160ms' },
  base: { value: '260ms' },
  slow: { value: '420ms' },
  hero: { value: '900ms' },
})

export const easings = defineTokens.easings({
  out: { value: 'cubic-bezier(.16,1,.3,1)' },
  in: { value: 'cubic-bezier(.7,0,.84,0)' },
  inOut: { value: 'cubic-bezier(.65,0,.35,1)' },
  snap: { value: 'cubic-bezier(.34,1.4,.64,1)' },
})

const toastAway = { transform: 'translateX(calc(100% + 1.5rem))' }

export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  /** The two frames meet, then their overlap prints from top to bottom. */
  frameFromLeft: { from: { transform: 'translate(-14%, 6%)', opacity: '0' } },
  frameFromRight: { from: { transform: 'translate(14%, -6%)', opacity: '0' } },
  wipeDown: { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  pulse: {
    '0%, 100%': { transform: 'scale(1)', opacity: '1' },
    '50%': { transform: 'scale(.84)', opacity: '.45' },
  },
  pulseStill: { '50%': { opacity: '.5' } },
  /** The overlap shows for the instant in which both frames are equal. */
  unison: { '0%, 20%, 80%, 100%': { opacity: '0' }, '50%': { opacity: '1' } },
  menuIn: { from: { transform: 'scale(.96)', opacity: '0' } },
  panelIn: { from: { clipPath: 'inset(0 0 100% 0)' }, to: { clipPath: 'inset(0)' } },
  panelOut: { from: { clipPath: 'inset(0)' }, to: { clipPath: 'inset(0 0 100% 0)' } },
  riseIn: { from: { transform: 'translateY(12px)', opacity: '0' } },
  hairline: { from: { boxShadow: '0 1px transparent' }, to: { boxShadow: '0 1px {colors.line}' } },
  toastIn: { from: toastAway },
  toastOut: { to: { ...toastAway, opacity: '0' } },
  toastTimer: { to: { transform: 'scaleX(0)' } },
})
