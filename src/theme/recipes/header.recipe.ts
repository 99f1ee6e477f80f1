import { defineSlotRecipe } from '@pandacss/dev'

const inks =
  'linear-gradient(90deg, {colors.creator} 0 42%, {colors.unison} 0 58%, {colors.brand} 0)'

/** The bar at the top: name, links, language and, on small screens, the menu button. */
export const header = defineSlotRecipe({
  className: 'header',
  slots: ['root', 'bar', 'home', 'name', 'nav', 'links', 'link', 'tools', 'menuButton'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      height: 'header',
      bg: 'bg',
      // A hairline appears once the page has scrolled beneath the bar.
      '@supports (animation-timeline: scroll())': {
        animation: 'hairline linear both',
        animationTimeline: 'scroll()',
        animationRange: '0 4rem',
      },
      _print: { position: 'static', bg: 'transparent' },
      // The links then stand in the page, below the bar.
      _noScript: { mdDown: { position: 'static', height: 'auto' } },
    },
    bar: {
      height: 'header',
      display: 'flex',
      alignItems: 'center',
      gap: { base: '2', md: '4', lg: 'clamp(1rem, 2.4vw, 2.5rem)' },
    },
    home: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'target',
      gap: { base: '3', mdOnly: '2' },
      textDecoration: 'none',
      borderRadius: 'sm',
      '& svg': { height: { base: '2.5rem', mdOnly: '2.1rem' }, width: 'auto' },
    },
    name: {
      textStyle: 'display3',
      fontSize: { base: '2.5rem', mdOnly: '2rem' },
      translate: '0 -0.03em',
    },
    nav: {
      display: { base: 'none', md: 'block' },
      marginInlineStart: 'auto',
      _print: { display: 'none' },
    },
    links: { display: 'flex', gap: { base: 'clamp(.9rem, 2.1vw, 2rem)', mdOnly: '3' } },
    link: {
      position: 'relative',
      display: 'block',
      px: '0.5',
      py: '3.5',
      textStyle: 'nav',
      fontSize: { mdOnly: '1.0625rem' },
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      borderRadius: 'xs',
      _after: {
        content: '""',
        position: 'absolute',
        inset: 'auto 0 0.3rem',
        height: '0.3rem',
        borderRadius: '0.15rem',
        background: inks,
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
      _noScript: { display: 'none' },
      _print: { display: 'none' },
    },
    menuButton: { display: { md: 'none' } },
  },
})
