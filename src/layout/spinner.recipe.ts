import { defineSlotRecipe } from '@pandacss/dev'

const beat = 'pulse 1.2s {easings.inOut} infinite'
const still = 'pulseStill 2.4s linear infinite'

/** Two frames that pulse in turn; for the instant they are equal, their overlap shows. */
export const spinner = defineSlotRecipe({
  className: 'spinner',
  slots: ['screen', 'frames', 'left', 'right', 'overlap'],
  base: {
    screen: {
      position: 'fixed',
      inset: '0',
      zIndex: 'spinner',
      display: 'grid',
      placeItems: 'center',
      bg: 'bg',
    },
    frames: { position: 'relative', width: '8.5rem', height: '10.3rem' },
    left: {
      position: 'absolute',
      inset: '0 39% 18% 0',
      bg: 'creator',
      borderRadius: '22% / 13%',
      animation: still,
      _motionSafe: { animation: beat },
      _forcedColors: { bg: 'CanvasText' },
    },
    right: {
      position: 'absolute',
      inset: '18% 0 0 39%',
      bg: 'brandOnPage',
      borderRadius: '22% / 13%',
      animation: still,
      _motionSafe: { animation: beat, animationDelay: '-0.6s' },
      _forcedColors: { bg: 'CanvasText' },
    },
    overlap: {
      position: 'absolute',
      inset: '18% 39% 18% 39%',
      bg: 'unison',
      borderRadius: '1.1rem 0',
      _motionSafe: { inset: '21.3% 41.5%', animation: 'unison .6s {easings.inOut} infinite' },
    },
  },
})
