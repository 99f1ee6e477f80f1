import { defineSlotRecipe } from '@pandacss/dev'
import { onCreatorGround } from '../theme/colors.ts'

const shown = '&[data-state=open]'
const entering = '@starting-style'

const rolledUp = 'inset(0 0 100% 0)'
const unrolled = 'inset(0)'

/** `display` changes when the transition is over, where `allow-discrete` is supported. */
const transition = (property: string, duration: string, easing: string) =>
  `${property} {durations.${duration}} {easings.${easing}}, display {durations.${duration}} allow-discrete`

const stagger = Object.fromEntries(
  [2, 3, 4, 5, 6].map((position) => [
    `& > :nth-child(${position})`,
    { animationDelay: `${(position - 1) * 30}ms` },
  ]),
)

/** The links as a full-height panel under the header, on small screens. */
export const mobileMenu = defineSlotRecipe({
  className: 'mobile-menu',
  slots: ['toggle', 'panel', 'list', 'link', 'mark', 'halves', 'wave'],
  base: {
    /** Without scripts, in place of the button in the bar */
    toggle: {
      display: { base: 'none', mdDown: { _noScript: 'block' } },
      position: 'absolute',
      insetInlineEnd: 'margin',
      top: '1.125rem',
      '&[open] > *': { bg: 'unison', color: 'onUnison' },
    },
    panel: {
      display: 'none',
      position: 'fixed',
      inset: '{sizes.header} 0 0',
      zIndex: 'menu',
      flexDirection: 'column',
      gap: '6',
      paddingInline: 'margin',
      pt: '2',
      bg: 'creator',
      ...onCreatorGround,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      mdDown: {
        opacity: '0',
        transition: transition('opacity', 'instant', 'out'),
        [shown]: { display: 'flex', opacity: '1', [entering]: { opacity: '0' } },
        _motionSafe: {
          opacity: '1',
          clipPath: rolledUp,
          transition: transition('clip-path', 'fast', 'in'),
          [shown]: {
            clipPath: unrolled,
            transition: transition('clip-path', 'base', 'out'),
            [entering]: { opacity: '1', clipPath: rolledUp },
          },
        },
        '[open] + &': { display: 'flex', opacity: '1', clipPath: 'none' },
      },
    },
    list: {
      '& > *': {
        _motionSafe: { animation: 'riseIn {durations.slow} {easings.out} backwards' },
      },
      ...stagger,
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      py: '2.5',
      textStyle: 'display3',
      fontSize: 'clamp(2.25rem, 12.6vw, 3.5rem)',
      borderBottom: '2px solid {colors.creatorLine}',
    },
    mark: {
      width: '1.9rem',
      height: 'auto',
      visibility: 'hidden',
      '[aria-current] > &': { visibility: 'visible' },
    },
    /** The rest of the screen: a green frame rises beside the pink one, each with its action. */
    halves: {
      flex: '1 0 auto',
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: '1fr auto',
      columnGap: '6',
      rowGap: '4',
      marginInline: 'calc(-1 * {spacing.margin})',
      paddingInline: 'margin',
      pt: '6',
      pb: '8',
      position: 'relative',
      isolation: 'isolate',
      _before: {
        content: '""',
        position: 'absolute',
        inset: '0 0 0 50%',
        zIndex: '-1',
        bg: 'brand',
        borderStartStartRadius: 'frame',
      },
      '& > a': { paddingInline: '1!', textStyle: 'nav', hyphens: 'auto' },
      '& > a:last-child': { '--ring': '{colors.paper}' },
    },
    // As long as its bars are whole
    wave: {
      gridColumn: '1 / -1',
      placeSelf: 'center',
      width: 'calc(100% + {spacing.4})',
      height: '4.5rem',
    },
  },
})
