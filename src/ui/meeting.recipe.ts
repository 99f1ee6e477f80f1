import { defineRecipe } from '@pandacss/dev'

/** The same styles, for pseudo-elements in other recipes */
export const MEETING = {
  _scrollDriven: {
    animation: 'meets',
    // After `animation`, which resets both
    animationTimeline: '--meeting',
    animationRange:
      'entry-crossing calc(var(--start, 0%) - 14svh) entry-crossing calc(var(--start, 0%) + var(--until, 56svh))',
  },
} as const

/**
 * A layer of two frames that meet while they come into the window, whose `viewTimelineName` is `--meeting`: it
 * slides from `--from` until what is at `--start` of their height is `--until` above the lower edge. The overlap
 * is cut by both frames at every moment: it is a copy of one of them, slides with it, and lies in a box that has
 * the outline of the other and slides with that one.
 *
 * Until shortly before they are in the window they are in their places, as in a picture of the whole page.
 */
export const meeting = defineRecipe({ className: 'meeting', base: MEETING })
