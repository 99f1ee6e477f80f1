import { defineSlotRecipe } from '@pandacss/dev'
import { onCreatorGround } from '../theme/colors.ts'

const HOLE = '1.5rem'
const OUT = `calc(${HOLE} / -2)`
const WIDTH = '6px'
/** The middle of a hole on the perforation */
const ACROSS = `calc((${HOLE} + ${WIDTH}) / -2)`
const PERFORATION = `${WIDTH} dotted {colors.bg}`

/**
 * A ticket: the stub that is torn off, and the body beside it. Workshops carry the creator's ink on
 * the left, webinars the brand's on the right; on a phone the stub is above. The perforation ends
 * in half a hole on either side.
 */
export const ticket = defineSlotRecipe({
  className: 'ticket',
  slots: ['root', 'stub'],
  staticCss: ['*'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflow: 'hidden' },
    stub: {
      position: 'relative',
      display: 'flex',
      flexWrap: { mdDown: 'wrap' },
      flexDirection: { md: 'column' },
      justifyContent: { md: 'space-between' },
      alignItems: { base: 'center', md: 'flex-start' },
      gap: '4',
      padding: 'panel',
      overflowWrap: 'normal',
      borderBottom: { base: PERFORATION, md: 'none' },
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        width: HOLE,
        height: HOLE,
        borderRadius: '50%',
        bg: 'bg',
        bottom: { base: ACROSS, md: OUT },
      },
      _before: { insetInlineStart: OUT, md: { top: OUT } },
      _after: { insetInlineEnd: OUT },
      _print: { bg: 'transparent', color: 'inherit' },
    },
  },
  variants: {
    format: {
      workshop: {
        root: { gridTemplateColumns: { md: '3fr minmax(0, 9fr)' } },
        stub: {
          bg: 'creator',
          ...onCreatorGround,
          borderInlineEnd: { md: PERFORATION },
          '&::before, &::after': { md: { insetInline: `auto ${ACROSS}` } },
        },
      },
      webinar: {
        root: { gridTemplateColumns: { md: 'minmax(0, 9fr) 3fr' } },
        stub: {
          bg: 'brand',
          color: 'onBrand',
          order: { md: '1' },
          borderInlineStart: { md: PERFORATION },
          '&::before, &::after': { md: { insetInline: `${ACROSS} auto` } },
        },
      },
    },
  },
})
