import { defineSlotRecipe } from '@pandacss/dev'

const DOT = '6px'
/** How far the stub and the body overlap */
const LAP = 'min(2.5rem, 6cqi)'
/** Where there is room for the stub beside the body, however large the text is: the letters of a large ticket need more. */
const beside = '@container (min-width: 20em)'
/** Where the stub of brands is on the right */
const wide = '@container (min-width: 32em)'

/** The stub and its overlap turn together, so that the overlap is where both are. */
const turning = {
  rotate: 'calc(var(--pull) * var(--side) * 12deg)',
  transformOrigin: '0 100%',
  transition: 'rotate {durations.base} {easings.out}',
  ':active > &': { transition: 'none' },
}

/**
 * A ticket: the stub that is torn off, and the body, perforated where they overlap. That of creators is on
 * the left, that of brands on the right, on a phone on the left as well; of a large one on a phone, or with large
 * text, it is above. It swings shut when it is first seen, and begins to tear where the ticket is pointed at
 * (`--pull`: 1 is torn off).
 */
export const ticket = defineSlotRecipe({
  className: 'ticket',
  slots: ['root', 'stub', 'body', 'overlap'],
  staticCss: ['*'],
  base: {
    root: {
      '--pull': '0',
      '--side': '-1',
      '--inset': { base: '{spacing.panel}', [beside]: 'min({spacing.panel}, 4.5cqi)' },
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: {
        base: 'minmax(0, 1fr)',
        [beside]: 'minmax(min-content, var(--stub, 3fr)) minmax(0, 9fr)',
      },
      height: '100%',
      fontSize: '1rem',
      _hover: { _motionSafe: { '--pull': '0.12' } },
    },
    stub: {
      ...turning,
      display: 'flex',
      flexWrap: { base: 'wrap', [beside]: 'nowrap' },
      flexDirection: { [beside]: 'column' },
      alignItems: { base: 'center', [beside]: 'flex-start' },
      gap: '4',
      padding: 'var(--inset)',
      overflowWrap: 'normal',
      mb: { base: `calc(-1 * ${LAP})`, [beside]: '0' },
      pb: { base: `calc(var(--inset) + ${LAP})`, [beside]: 'var(--inset)' },
      [beside]: {
        transformOrigin: '100% 100%',
        marginInline: `0 calc(-1 * ${LAP})`,
        paddingInline: `var(--inset) calc(var(--inset) + ${LAP})`,
      },
    },
    body: {
      position: 'relative',
      zIndex: '1',
      overflow: 'clip',
      pt: { base: LAP, [beside]: '0' },
      [beside]: { paddingInline: `${LAP} 0` },
    },
    overlap: {
      ...turning,
      position: 'absolute',
      // From the top of the body, whose height grows while the document arrives
      inset: `calc(${LAP} - 6rem) 0 auto`,
      height: '6rem',
      bg: 'unison',
      borderRadius: 'frame',
      color: 'bg',
      [beside]: {
        insetBlock: '0',
        insetInline: `auto calc(100% - ${LAP})`,
        width: '100%',
        height: 'auto',
        transformOrigin: '100% 100%',
      },
      // The perforation
      _after: {
        content: '""',
        position: 'absolute',
        inset: `auto {spacing.6} calc((${LAP} - ${DOT}) / 2)`,
        border: '0 dotted',
        borderTopWidth: DOT,
        [beside]: {
          insetBlock: '{spacing.6}',
          insetInline: `auto calc((${LAP} - ${DOT}) / 2)`,
          borderWidth: `0 0 0 ${DOT}`,
        },
      },
    },
  },
  variants: {
    audience: {
      creator: {},
      brand: {
        root: {
          [wide]: {
            '--side': '1',
            gridTemplateColumns: 'minmax(0, 9fr) minmax(min-content, var(--stub, 3fr))',
          },
        },
        stub: {
          [wide]: {
            order: '1',
            marginInline: `calc(-1 * ${LAP}) 0`,
            paddingInline: `calc(var(--inset) + ${LAP}) var(--inset)`,
            transformOrigin: '0 100%',
          },
        },
        body: { [wide]: { paddingInline: `0 ${LAP}` } },
        overlap: {
          [wide]: { insetInline: `calc(100% - ${LAP}) auto`, transformOrigin: '0 100%' },
          _after: { [wide]: { insetInline: `calc((${LAP} - ${DOT}) / 2) auto` } },
        },
      },
    },
  },
})
