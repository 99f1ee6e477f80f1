import { defineSlotRecipe } from '@pandacss/dev'
import { onCreatorGround } from '../theme/colors.ts'

const HOLE = '1.5rem'
const OUT = `calc(${HOLE} / -2)`
const WIDTH = '6px'
/** The middle of a hole on the perforation */
const ACROSS = `calc((${HOLE} + ${WIDTH}) / -2)`
/** Where there is room for the stub beside the body, however large the text is */
const beside = '@container (min-width: 32rem)'
const PERFORATION = `${WIDTH} dotted {colors.bg}`

/**
 * A ticket: the stub that is torn off, and the body beside it. Workshops carry the creator's ink on
 * the left, webinars the brand's on the right; on a phone, or with large text, the stub is above. The
 * perforation ends in half a hole on either side.
 */
export const ticket = defineSlotRecipe({
  className: 'ticket',
  slots: ['root', 'stub'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: { base: 'auto 1fr', [beside]: 'none' },
      height: '100%',
      overflow: 'hidden',
    },
    stub: {
      position: 'relative',
      display: 'flex',
      flexWrap: { base: 'wrap', [beside]: 'nowrap' },
      flexDirection: { [beside]: 'column' },
      justifyContent: { [beside]: 'flex-end' },
      alignItems: { base: 'center', [beside]: 'flex-start' },
      gap: '4',
      padding: 'panel',
      overflowWrap: 'normal',
      borderBottom: { base: PERFORATION, [beside]: 'none' },
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        width: HOLE,
        height: HOLE,
        borderRadius: '50%',
        bg: 'bg',
        bottom: { base: ACROSS, [beside]: OUT },
      },
      _before: { insetInlineStart: OUT, [beside]: { top: OUT } },
      _after: { insetInlineEnd: OUT },
      _print: { bg: 'transparent', color: 'inherit' },
    },
  },
  variants: {
    format: {
      workshop: {
        root: { gridTemplateColumns: { [beside]: '3fr minmax(0, 9fr)' } },
        stub: {
          bg: 'creator',
          ...onCreatorGround,
          borderInlineEnd: { [beside]: PERFORATION },
          '&::before, &::after': { [beside]: { insetInline: `auto ${ACROSS}` } },
        },
      },
      webinar: {
        root: { gridTemplateColumns: { [beside]: 'minmax(0, 9fr) 3fr' } },
        stub: {
          bg: 'brand',
          color: 'onBrand',
          order: { [beside]: '1' },
          borderInlineStart: { [beside]: PERFORATION },
          '&::before, &::after': { [beside]: { insetInline: `${ACROSS} auto` } },
        },
      },
    },
  },
})
