import { defineSlotRecipe } from '@pandacss/dev'

const shown = '&[data-state=open]'

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
      paddingBlock: '4 8',
      color: 'onCreator',
      bg: 'creator',
      '--ring': '{colors.ink}',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      mdDown: {
        [shown]: {
          display: 'flex',
          animation: 'fadeIn {durations.instant}',
          _motionSafe: { animation: 'panelIn {durations.base} {easings.out}' },
        },
        _noScript: { display: 'block', position: 'static' },
      },
    },
    list: {
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
      _motionSafe: {
        animation: 'riseIn {durations.slow} {easings.out} backwards',
        animationDelay: 'calc(var(--step) * 30ms)',
      },
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
