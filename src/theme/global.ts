import { defineGlobalStyles } from '@pandacss/dev'
import { heroSize } from './typography.ts'

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light dark',
    scrollPaddingTop: 'calc({sizes.header} + {spacing.4})',
    // From 1707 px on the whole page scales with the viewport.
    fontSize: 'clamp(100%, 0.9375vw, 150%)',
    bg: 'bg',
    color: 'text',
    '--ring': '{colors.focus}',
    '--global-font-mono': '{fonts.code}',
    ...heroSize,
    // Only shared elements take part in view transitions; the page stays interactive.
    viewTransitionName: 'none',
    // Set by the mobile menu while it covers the page.
    '&[data-scroll-locked]': { overflow: 'hidden' },
  },
  body: {
    textStyle: 'body',
    fontKerning: 'normal',
    textRendering: 'optimizeLegibility',
  },
  // A column never grows for a long word, however large the text.
  'body, p': { overflowWrap: 'anywhere' },
  // Entrance animations from beyond the edge must not cause horizontal scrolling.
  main: { overflowX: 'clip' },
  // A plus in two inks, of which an open one keeps the stroke across.
  'main summary': {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    cursor: 'pointer',
    '&::after': {
      content: '""',
      flex: 'none',
      width: '1rem',
      height: '1.5em',
      forcedColorAdjust: 'none',
      background:
        'linear-gradient({colors.creatorText} 0 0) center / 100% 0.1875rem no-repeat, linear-gradient({colors.brandText} 0 0) center / 0.1875rem 1rem no-repeat',
    },
  },
  'main [open] > summary::after': { backgroundSize: '100% 0.1875rem, 0 0' },
  'summary::-webkit-details-marker': { display: 'none' },
  // Delayed: what loads at once needs no loading indicator.
  'ul[aria-busy=true], [aria-haspopup][aria-busy=true] > svg': {
    animation: 'pulseStill 1.2s linear {durations.spinnerDelay} infinite',
  },
  // A press on an icon is a press on its control: Zag’s menus ignore presses on SVG elements.
  svg: { pointerEvents: 'none' },
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*)': {
    animationDuration: '{durations.slow}',
    animationTimingFunction: '{easings.out}',
  },
  // The new picture lies on the old one: a crossfade would show both through each other.
  '::view-transition-old(*), ::view-transition-new(*)': {
    animation: 'none',
    mixBlendMode: 'normal',
  },
  '::view-transition-old(*)': { display: 'none' },
  '::selection': { bg: 'var(--selection, {colors.creator})', color: 'onCreator' },
  ':focus-visible': { outline: '3px solid var(--ring)', outlineOffset: '3px' },
  // With `none`, the reset’s, Safari takes them for no lists.
  'ol, ul': { listStyleType: '""' },
  // Focused by script only, so no ring.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '@media print': {
    '@page': { margin: '18mm' },
    html: { bg: 'white', color: 'black', fontSize: '11pt' },
    'details::details-content': { contentVisibility: 'visible' },
  },
})
