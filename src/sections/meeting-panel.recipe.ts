import { defineSlotRecipe } from '@pandacss/dev'

/**
 * A call to action in which the frame of the page meets the one that was missing. The overlap is an
 * element of its own, so the guest is rendered twice at the same position: in the inks of the other
 * frame, and in those of the overlap. On a phone the other frame hangs from the lower edge, which crosses
 * its hair and leaves the face whole.
 */
export const meetingPanel = defineSlotRecipe({
  className: 'meetingPanel',
  slots: ['root', 'own', 'copy', 'other', 'overlap', 'guest'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      containerType: 'inline-size',
      gridTemplateColumns: { base: 'repeat(6, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
      gridTemplateRows: { base: 'auto 4rem 14.5rem', md: '3.5rem auto 3.5rem' },
      '--below': '14.5rem',
      // Wider than its frame, which cuts it off
      '--guest': { base: '133%', md: '58cqi', lg: 'min(48cqi, 36rem)' },
      // Browsers do not print grounds: one frame with the text is left.
      _print: { display: 'block' },
    },
    own: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: { md: 'min(35rem, 46cqi)' },
      borderRadius: 'frame',
      padding: 'clamp(min(1.5rem, 7vw), 5vw, 5rem)',
      gridColumn: { base: '1 / -1' },
      gridRow: '1 / 3',
      pb: { mdDown: '6.5rem', _print: '6!' },
    },
    copy: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '6',
      maxWidth: { md: '74%', lg: '80%' },
      '& > *': { maxWidth: { mdDown: '100%' } },
      '& > p': { maxWidth: '30rem' },
    },
    other: {
      position: 'relative',
      overflow: 'clip',
      borderRadius: 'frame',
      gridRow: '2 / 4',
      _print: { display: 'none' },
    },
    overlap: {
      position: 'relative',
      overflow: 'clip',
      gridRow: '2',
      bg: 'unison',
      _forcedColors: { border: '2px solid CanvasText' },
      _print: { display: 'none' },
    },
    guest: {
      position: 'absolute',
      bottom: '0',
      width: 'var(--guest)',
      '[data-overlap] > &': { bottom: 'calc(-1 * var(--below))' },
    },
  },
  variants: {
    side: {
      left: {
        root: { '--below': { md: '3.5rem' } },
        guest: {
          left: { base: 'calc(50% - var(--guest) / 2)', md: 'calc(100cqi / 6 - var(--guest) / 2)' },
        },
        own: {
          gridColumn: { md: '1 / 10' },
          borderEndEndRadius: { mdDown: '0' },
        },
        other: {
          gridColumn: { base: '3 / 7', md: '8 / 13' },
        },
        overlap: {
          gridColumn: { base: '3 / 7', md: '8 / 10' },
          borderRadius: {
            base: '{radii.frame} {radii.frame} 0 0',
            md: '{radii.frame} 0 {radii.frame} 0',
          },
        },
      },
      right: {
        root: { '--below': { md: '0px' } },
        guest: {
          right: {
            base: 'calc(50% - var(--guest) / 2)',
            md: 'calc(100cqi / 6 - var(--guest) / 2)',
          },
        },
        own: {
          gridColumn: { md: '4 / 13' },
          gridRow: { md: '2 / 4' },
          borderEndStartRadius: { mdDown: '0' },
        },
        copy: { marginInlineStart: 'auto' },
        other: {
          gridColumn: { base: '1 / 5', md: '1 / 6' },
          gridRow: { md: '1 / 3' },
        },
        overlap: {
          gridColumn: { base: '1 / 5', md: '4 / 6' },
          borderRadius: {
            base: '{radii.frame} {radii.frame} 0 0',
            md: '{radii.frame} 0 {radii.frame} 0',
          },
        },
      },
    },
  },
})
