import { defineSlotRecipe } from '@pandacss/dev'

/**
 * A call to action in which the frame of the page meets the one that was missing. The overlap is a
 * drawn block. On a phone the other frame hangs from the lower edge.
 */
export const meeting = defineSlotRecipe({
  className: 'meeting',
  slots: ['root', 'own', 'copy', 'other', 'overlap', 'wave', 'smallWave'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(6, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
      gridTemplateRows: { base: 'auto 5rem 6rem', md: '3.5rem auto 3.5rem' },
    },
    own: {
      borderRadius: 'frame',
      padding: 'clamp(1.5rem, 5vw, 5rem)',
      gridColumn: { base: '1 / -1' },
      gridRow: '1 / 3',
      pb: { mdDown: '7.5rem' },
    },
    copy: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '6',
      maxWidth: { md: '74%', lg: '80%' },
      '& > p': { maxWidth: '30rem' },
    },
    other: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      borderRadius: 'frame',
      gridRow: '2 / 4',
    },
    overlap: {
      zIndex: '1',
      display: 'grid',
      placeItems: 'center',
      gridRow: '2',
      bg: 'unison',
      color: 'onUnison',
    },
    wave: { width: '42%', display: { mdDown: 'none' } },
    smallWave: { width: { base: '4rem', md: '62%' }, maxHeight: '70%' },
  },
  variants: {
    side: {
      left: {
        own: { gridColumn: { md: '1 / 10' }, borderEndEndRadius: { mdDown: '0' } },
        other: {
          gridColumn: { base: '3 / 7', md: '8 / 13' },
          justifyContent: 'flex-end',
          pe: '9%',
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
        own: {
          gridColumn: { md: '4 / 13' },
          gridRow: { md: '2 / 4' },
          borderEndStartRadius: { mdDown: '0' },
        },
        copy: { marginInlineStart: 'auto' },
        other: {
          gridColumn: { base: '1 / 5', md: '1 / 6' },
          gridRow: { md: '1 / 3' },
          ps: '9%',
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
