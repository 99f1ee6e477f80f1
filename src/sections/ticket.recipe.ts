import { defineSlotRecipe } from '@pandacss/dev'

const DOT = '6px'
/** How far the stub and the body overlap */
const LAP = '2.5rem'
/** Where there is room for the stub beside the body, however large the text is */
const beside = '@container (min-width: 32rem)'

/** The stub and its overlap turn together, so that the overlap is where both are. */
const turning = {
  rotate: 'calc(var(--pull) * var(--side) * 12deg)',
  transformOrigin: '0 100%',
  transition: 'rotate {durations.base} {easings.out}',
  ':active > &': { transitionDuration: '0s' },
}

/**
 * A ticket: the stub that is torn off, and the body, perforated where they overlap. The stub of workshops is on
 * the left, that of webinars on the right; on a phone, or with large text, it is above. It swings shut when it is
 * first seen, and begins to tear where the ticket is pointed at (`--pull`: 1 is torn off).
 */
export const ticket = defineSlotRecipe({
  className: 'ticket',
  slots: ['root', 'stub', 'body', 'overlap'],
  staticCss: ['*'],
  base: {
    root: {
      '--pull': '0',
      '--side': '-1',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      height: '100%',
      _hover: { _motionSafe: { '--pull': '0.12' } },
    },
    stub: {
      ...turning,
      display: 'flex',
      flexWrap: { base: 'wrap', [beside]: 'nowrap' },
      flexDirection: { [beside]: 'column' },
      alignItems: { base: 'center', [beside]: 'flex-start' },
      gap: '4',
      padding: 'panel',
      overflowWrap: 'normal',
      mb: { base: `-${LAP}`, [beside]: '0' },
      pb: { base: `calc({spacing.panel} + ${LAP})`, [beside]: 'panel' },
    },
    body: {
      position: 'relative',
      zIndex: '1',
      overflow: 'clip',
      pt: { base: LAP, [beside]: '0' },
    },
    overlap: {
      ...turning,
      position: 'absolute',
      inset: `auto 0 calc(100% - ${LAP})`,
      height: '100%',
      bg: 'unison',
      borderRadius: 'frame',
      [beside]: { insetBlock: '0', width: '100%' },
      // The perforation
      _after: {
        content: '""',
        position: 'absolute',
        inset: `auto {spacing.6} calc((${LAP} - ${DOT}) / 2)`,
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
          [beside]: {
            transformOrigin: '100% 100%',
            me: `-${LAP}`,
            pe: `calc({spacing.panel} + ${LAP})`,
          },
        },
        body: { [beside]: { ps: LAP } },
        overlap: {
          [beside]: { insetInline: `auto calc(100% - ${LAP})`, transformOrigin: '100% 100%' },
          _after: { [beside]: { insetInline: `auto calc((${LAP} - ${DOT}) / 2)` } },
        },
      },
      webinar: {
        root: {
          gridTemplateColumns: { [beside]: 'minmax(0, 9fr) var(--stub, 3fr)' },
          [beside]: { '--side': '1' },
        },
        stub: { [beside]: { order: '1', ms: `-${LAP}`, ps: `calc({spacing.panel} + ${LAP})` } },
        body: { [beside]: { pe: LAP } },
        overlap: {
          [beside]: { insetInline: `calc(100% - ${LAP}) auto` },
          _after: { [beside]: { insetInline: `calc((${LAP} - ${DOT}) / 2) auto` } },
        },
      },
    },
  },
})
