import { defineSlotRecipe } from '@pandacss/dev'
import { inksOnALine } from '../theme/colors.ts'

/** The bar at the top: name, links, language and, on small screens, the menu button. */
export const header = defineSlotRecipe({
  className: 'header',
  slots: ['root', 'bar', 'home', 'name', 'nav', 'links', 'link', 'tools', 'menuButton'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      // Large text may need more.
      minHeight: 'header',
      bg: 'bg',
      // A hairline appears once the page has scrolled beneath the bar.
      '@supports (animation-timeline: scroll())': {
        animation: 'hairline linear both',
        animationTimeline: 'scroll()',
        animationRange: '0 4rem',
      },
      _print: { position: 'static', bg: 'transparent' },
    },
    bar: {
      minHeight: 'header',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '4', lg: 'min(2.4vw, 2.5rem)' },
    },
    // Where the bar is too narrow for large text, the name goes first: it wraps out of sight.
    home: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      height: 'target',
      minWidth: '2.1rem',
      overflowY: 'clip',
      columnGap: { base: '3', mdOnly: '2' },
      borderRadius: 'sm',
      '& svg': {
        height: { base: '2.5rem', mdOnly: '2.1rem' },
        width: 'auto',
        marginBlock: { base: '0.125rem', mdOnly: '0.325rem' },
      },
    },
    name: {
      textStyle: 'display3',
      fontSize: { base: '2.5rem', mdOnly: '2rem' },
      translate: '0 -0.03em',
    },
    nav: {
      display: { base: 'none', md: 'block' },
      flex: 'none',
      // All but the mark and the language button: only then the links take a second line.
      maxWidth: { mdOnly: 'calc(100% - 6.875rem)', lg: 'calc(100% - 12rem)' },
      marginInlineStart: 'auto',
      _print: { display: 'none' },
    },
    links: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      py: '1.5',
      columnGap: { base: 'clamp(.9rem, 2.1vw, 2rem)', mdOnly: '2.5' },
    },
    link: {
      position: 'relative',
      display: 'block',
      px: '0.5',
      py: '3.5',
      // Two lines of links still fit into the bar.
      my: '-1.5',
      textStyle: 'nav',
      fontSize: { mdOnly: '1.0625rem' },
      whiteSpace: 'nowrap',
      borderRadius: 'xs',
      _after: {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0.3rem',
        height: '0.3rem',
        borderRadius: '0.15rem',
        background: inksOnALine,
        forcedColorAdjust: 'none',
        scale: '0 1',
        transformOrigin: 'left',
        transition: 'scale {durations.base} {easings.out}',
      },
      _hover: { _after: { scale: '.42 1' } },
      _current: { _after: { scale: '1 1' } },
    },
    tools: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      marginInlineStart: { base: 'auto', md: '0' },
      // Beside the menu that opens without scripts
      marginInlineEnd: { mdDown: { _noScript: '14' } },
      _print: { display: 'none' },
    },
    menuButton: { display: { md: 'none', _noScript: 'none' } },
  },
})
