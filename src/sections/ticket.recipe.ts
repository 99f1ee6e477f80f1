import { defineSlotRecipe } from '@pandacss/dev'

const DOT = '6px'
/** Where there is room for the stub beside the body, however large the text is */
const beside = '@container (min-width: 32rem)'

/**
 * A ticket: the stub that is torn off, and the body beside it. The stub of workshops is on the left,
 * that of webinars on the right; on a phone, or with large text, it is above. It begins to tear where
 * the ticket is pointed at.
 */
export const ticket = defineSlotRecipe({
  className: 'ticket',
  slots: ['root', 'stub'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: { base: 'auto 1fr', [beside]: 'none' },
      height: '100%',
      _hover: { '& > time': { rotate: { _motionSafe: 'var(--torn, -1.5deg)' } } },
    },
    stub: {
      position: 'relative',
      display: 'flex',
      flexWrap: { base: 'wrap', [beside]: 'nowrap' },
      flexDirection: { [beside]: 'column' },
      alignItems: { base: 'center', [beside]: 'flex-start' },
      gap: '4',
      padding: 'panel',
      overflowWrap: 'normal',
      transformOrigin: '0 100%',
      transition: 'rotate {durations.base} {easings.out}',
      // The perforation
      _after: {
        content: '""',
        position: 'absolute',
        inset: `auto {spacing.6} calc(${DOT} / -2)`,
        border: `0 dotted {colors.bg}`,
        borderTopWidth: DOT,
        [beside]: { insetBlock: '{spacing.6}', borderWidth: `0 0 0 ${DOT}` },
      },
    },
  },
  variants: {
    format: {
      workshop: {
        root: { gridTemplateColumns: { [beside]: 'var(--stub, 3fr) minmax(0, 9fr)' } },
        stub: {
          [beside]: { transformOrigin: '100% 100%' },
          _after: { [beside]: { insetInline: `auto calc(${DOT} / -2)` } },
        },
      },
      webinar: {
        root: { gridTemplateColumns: { [beside]: 'minmax(0, 9fr) var(--stub, 3fr)' } },
        stub: {
          [beside]: { order: '1', '--torn': '1.5deg' },
          _after: { [beside]: { insetInline: `calc(${DOT} / -2) auto` } },
        },
      },
    },
  },
})
