import { defineSlotRecipe } from '@pandacss/dev'

const leaving = '&[data-state=leaving]'
/** Text so large that no column for it is left between accent and button */
const large = '@container (max-width: 15rem)'
/** A phone on its side, or a window at 400 %: what has the focus needs room beside the toast. */
const low = '@media (max-height: 25rem)'
/** Every other phone, in px: the size of its text must not matter */
const phone = '@media (max-width: 47.9975rem) and (min-height: 401px)'

/**
 * A toast. Its accent shows the kind by shape as well as by colour: both frames and their overlap,
 * or one frame and the outline of the missing half.
 *
 * Set by script while it shows: `--toast-duration` for the timer, `--swipe` for the offset of a
 * swipe, `data-paused` to pause the timer.
 */
export const toast = defineSlotRecipe({
  className: 'toast',
  slots: ['region', 'root', 'accent', 'body', 'title', 'description', 'action', 'close', 'timer'],
  staticCss: ['*'],
  base: {
    region: {
      position: 'fixed',
      zIndex: 'toast',
      insetInlineEnd: { base: 'margin', md: '6' },
      bottom: 'max({spacing.4}, env(safe-area-inset-bottom))',
      // On a desk forms and titles are on the left, beside it, and buttons are below.
      lg: { bottom: 'auto', top: 'calc({sizes.header} + {spacing.4})' },
      width: 'min({sizes.toast}, 100vw - 2 * {spacing.margin})',
      containerType: 'inline-size',
      borderRadius: 'lg',
      // At the bottom it would lie on the fields that it is about: for seconds it covers the header.
      [phone]: { zIndex: '101', top: '1', bottom: 'auto' },
      _print: { display: 'none' },
      // The hotkey brings a visitor here on purpose.
      _focusVisible: { outline: '3px solid var(--ring)' },
    },
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gap: '4',
      alignItems: 'start',
      padding: '4',
      [low]: { padding: '3' },
      color: 'text',
      bg: 'surface',
      borderRadius: 'lg',
      boxShadow: 'pop',
      overflow: 'clip',
      touchAction: '[pan-y pinch-zoom]',
      translate: 'var(--swipe, 0) 0',
      _forcedColors: { border: '1px solid CanvasText' },
      animation: 'fadeIn {durations.fast}',
      [leaving]: { animation: 'fadeOut {durations.fast} forwards' },
      '&[data-settling]': {
        _motionSafe: { transition: 'translate {durations.base} {easings.snap}' },
      },
      _motionSafe: {
        animation: 'toastIn {durations.slow} {easings.out}',
        [leaving]: { animation: 'toastOut {durations.base} {easings.in} forwards' },
      },
    },
    accent: {
      width: 'target',
      height: 'auto',
      [low]: { display: 'none' },
      // The frames meet, then their overlap is printed.
      '& > *': {
        transformBox: 'fill-box',
        animation: 'fadeIn {durations.base} {easings.out} 80ms backwards',
        _motionSafe: { animationName: 'frameFromRight' },
      },
      '& > [fill*=left]': { animationDelay: '0s', _motionSafe: { animationName: 'frameFromLeft' } },
      '& > path': { animationDelay: 'fast', _motionSafe: { animationName: 'wipeDown' } },
    },
    body: {
      display: 'grid',
      gap: '1',
      [low]: { gridColumn: '1 / 3' },
      [large]: { gridArea: '2 / 1 / auto / -1' },
    },
    title: {
      textStyle: 'title',
      fontSize: 'clamp(1.25rem, 3.4vw, 1.625rem)',
      [low]: { fontSize: '1.25rem' },
    },
    description: { textStyle: 'small' },
    action: { justifySelf: 'start', marginTop: '2' },
    close: {
      gridColumn: '3',
      display: 'grid',
      placeItems: 'center',
      width: 'target',
      height: 'target',
      marginBlock: '-2',
      marginInlineEnd: '-2',
      borderRadius: 'control',
      cursor: 'pointer',
      _hover: { bg: 'sunken' },
    },
    timer: {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      height: '0.3rem',
      bg: 'var(--bar)',
      transformOrigin: 'left',
      animation: 'toastTimer var(--toast-duration) linear forwards',
      '[data-paused] &': { animationPlayState: 'paused' },
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    kind: {
      success: {
        timer: { '--bar': 'linear-gradient(90deg, {colors.creator} 50%, {colors.brand} 0)' },
      },
      error: {
        accent: {
          '& > [stroke]': {
            stroke: 'danger',
            strokeOpacity: '1',
            strokeWidth: '2',
            strokeDasharray: '3.5 3.5',
          },
        },
        title: { color: 'danger' },
        timer: { '--bar': '{colors.danger}' },
      },
    },
  },
  defaultVariants: { kind: 'success' },
})
