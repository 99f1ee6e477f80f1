import { defineSlotRecipe } from '@pandacss/dev'

const shown = '&[data-state=open]'
const arriving = '@starting-style'

const rolledUp = 'inset(0 0 100% 0)'
const unrolled = 'inset(0)'

/** The panel leaves the page when its transition is over, where browsers know how. */
const change = (property: string, duration: string, easing: string) =>
  `${property} {durations.${duration}} {easings.${easing}}, display {durations.${duration}} allow-discrete`

/** The links arrive one after another. */
const steps = Object.fromEntries(
  [2, 3, 4, 5, 6].map((place) => [
    `& > :nth-child(${place})`,
    { animationDelay: `${(place - 1) * 30}ms` },
  ]),
)

/**
 * The links as a full-height panel under the header, on small screens. Without scripts nothing
 * could open it, so there it stands open in the page.
 */
export const mobileMenu = defineSlotRecipe({
  className: 'mobile-menu',
  slots: ['panel', 'list', 'link', 'mark', 'wave'],
  base: {
    panel: {
      display: 'none',
      position: 'fixed',
      inset: '{sizes.header} 0 0',
      zIndex: 'menu',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: '8',
      paddingInline: 'margin',
      pt: '4',
      pb: '8',
      color: 'onCreator',
      bg: 'creator',
      '--ring': '{colors.ink}',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      mdDown: {
        opacity: '0',
        transition: change('opacity', 'instant', 'out'),
        [shown]: { display: 'flex', opacity: '1', [arriving]: { opacity: '0' } },
        _motionSafe: {
          opacity: '1',
          clipPath: rolledUp,
          transition: change('clip-path', 'fast', 'in'),
          [shown]: {
            clipPath: unrolled,
            transition: change('clip-path', 'base', 'out'),
            [arriving]: { opacity: '1', clipPath: rolledUp },
          },
        },
        _noScript: { display: 'block', position: 'static', opacity: '1!', clipPath: 'none!' },
      },
    },
    list: {
      '& > *': {
        _motionSafe: { animation: 'riseIn {durations.slow} {easings.out} backwards' },
      },
      ...steps,
      _noScript: { display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      py: '2.5',
      textStyle: 'display3',
      fontSize: 'clamp(2.25rem, 12.6vw, 3.5rem)',
      textDecoration: 'none',
      borderBottom: '2px solid {colors.creatorLine}',
      _noScript: { fontSize: '1.5rem', border: '0', minHeight: 'target' },
    },
    mark: {
      width: '1.9rem',
      height: 'auto',
      visibility: 'hidden',
      '[aria-current] > &': { visibility: 'visible' },
      _noScript: { display: 'none' },
    },
    wave: { flex: 'none', width: 'full', height: '4.5rem', _noScript: { display: 'none' } },
  },
})
