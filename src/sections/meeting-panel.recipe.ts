import { defineSlotRecipe } from '@pandacss/dev'

/**
 * A call to action in which the frame of the page meets the one that was missing. The overlap is an
 * element of its own, so the guest is rendered twice at the same position: in the inks of the other
 * frame, and in those of the overlap. The overlap has the corner of the page's frame, and the `print` in
 * it that of the other, with which it moves. On a phone the other frame hangs from the lower edge, which crosses
 * its hair and leaves the face whole. Both frames bleed off the window, each on its side, and end before the other.
 */
export const meetingPanel = defineSlotRecipe({
  className: 'meetingPanel',
  slots: ['root', 'own', 'copy', 'other', 'overlap', 'print', 'guest'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      containerType: 'inline-size',
      viewTimelineName: '--meeting',
      // On a phone they meet below the text.
      '--start': { base: 'calc(100% - 100vw)', md: '0%' },
      gridTemplateColumns: { base: 'repeat(6, minmax(0, 1fr))', md: 'repeat(12, minmax(0, 1fr))' },
      gridTemplateRows: {
        base: 'auto var(--overlap) var(--below)',
        md: 'var(--step) auto var(--step)',
      },
      // On a phone both are as high as the guest, whose face would be cut off
      '--overlap': '6rem',
      '--below': 'calc(100vw - var(--overlap))',
      // Wider than its frame, which cuts it off
      '--height': 'min(54cqi, 60rem, max(92svh, 36rem))',
      '--step': 'max(var(--height) / 10, {radii.frame})',
      '--guest': { base: '111cqi', md: 'calc(var(--height) * 16 / 15)' },
      // The middle of the frame on a phone, else the seam
      '--at': { base: '-13.8cqi', md: 'calc(100cqi / 6 - var(--guest) / 2)' },
      // Browsers do not print grounds: one frame with the text is left.
      _print: { display: 'block' },
    },
    own: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      minHeight: { md: 'var(--height)' },
      py: 'clamp(min(1.5rem, 7vw), 5vw, 5rem)',
      '--edge': 'max({spacing.margin}, (100cqi - {sizes.content}) / 2)',
      paddingInline: 'var(--edge)',
      gridColumn: { base: '1 / -1' },
      gridRow: '1 / 3',
      marginInline: 'var(--inset)',
      pb: { mdDown: 'calc(var(--overlap) + 2.5rem)', _print: '6!' },
    },
    copy: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '6',
      // As far as the overlap
      width: { md: 'calc(700cqi / 12 - var(--edge) - {spacing.gutter})' },
      // Of a headline that is never larger than that of its page
      '--finale': {
        base: 'min(3rem, 12.5vw)',
        md: 'min(6.1cqi, 12.5svh)',
      },
    },
    other: {
      position: 'relative',
      overflow: 'clip',
      gridRow: '2 / 4',
      _print: { display: 'none' },
    },
    overlap: {
      position: 'relative',
      overflow: 'clip',
      gridRow: '2',
      marginInline: 'var(--inset)',
      _forcedColors: { border: '2px solid CanvasText' },
      _print: { display: 'none' },
    },
    print: {
      position: 'absolute',
      inset: '0',
      overflow: 'clip',
      bg: 'unison',
    },
    guest: {
      position: 'absolute',
      bottom: '0',
      width: 'var(--guest)',
      '[data-overlap] &': { bottom: 'calc(-1 * var(--below))' },
    },
  },
  variants: {
    audience: {
      creator: {
        root: {
          '--below': { md: 'var(--step)' },
          '--from': '24cqi',
          '--inset': { mdDown: '0 8cqi' },
        },
        guest: { left: 'var(--at)' },
        own: {
          gridColumn: { md: '1 / 10' },
          borderRadius: '0 {radii.frame} {radii.frame} 0',
        },
        other: {
          gridColumn: { base: '2 / 7', md: '8 / 13' },
          borderRadius: '{radii.frame} 0 0 {radii.frame}',
        },
        overlap: {
          gridColumn: { base: '2 / 7', md: '8 / 10' },
          borderEndEndRadius: 'frame',
        },
        print: { borderStartStartRadius: 'frame' },
      },
      brand: {
        root: {
          '--below': { md: '0px' },
          '--from': '-24cqi',
          '--inset': { mdDown: '8cqi 0' },
        },
        guest: { right: 'var(--at)' },
        own: {
          gridColumn: { md: '4 / 13' },
          gridRow: { md: '2 / 4' },
          borderRadius: '{radii.frame} 0 0 {radii.frame}',
        },
        copy: { marginInlineStart: { md: 'auto' } },
        other: {
          gridColumn: '1 / 6',
          gridRow: { md: '1 / 3' },
          borderRadius: '0 {radii.frame} {radii.frame} 0',
        },
        overlap: {
          gridColumn: { base: '1 / 6', md: '4 / 6' },
          borderRadius: { base: '0 0 0 {radii.frame}', md: '{radii.frame} 0 0 0' },
        },
        print: {
          borderRadius: { base: '0 {radii.frame} 0 0', md: '0 0 {radii.frame} 0' },
        },
      },
    },
  },
})
