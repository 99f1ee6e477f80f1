import { defineSlotRecipe } from '@pandacss/dev'

/** Of the arrow, in large text larger */
const ARROW = 'max({sizes.icon}, 0.4em)'

/** A gap in a sentence: dotted until something is chosen, then printed in the ink of its place. */
export const select = defineSlotRecipe({
  className: 'select',
  staticCss: ['*'],
  slots: ['root', 'control'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'center',
      '& > *': { gridArea: '1 / 1' },
      // An arrow in the place of the browser's
      '& > svg': {
        justifySelf: 'end',
        width: `${ARROW}!`,
        height: `${ARROW}!`,
        marginInlineEnd: '1',
        forcedColorAdjust: 'auto',
      },
      '&:has(option:checked:not([value=""]))': { width: 'fit-content' },
    },
    control: {
      appearance: 'none',
      minHeight: 'target',
      width: 'full',
      minWidth: '0',
      paddingInline: '{spacing.2.5} {spacing.8}',
      color: 'textMuted',
      bg: 'sunken',
      borderRadius: 'xs',
      textOverflow: 'ellipsis',
      borderBottom: '{borderWidths.heavy} dotted',
      cursor: 'pointer',
      transition: 'background-color {durations.base}',
      '& option': { color: 'text', bg: 'surface' },
      '&:has(option:checked:not([value=""]))': {
        color: 'var(--on)',
        bg: 'var(--ground)',
        borderBottom: '{borderWidths.heavy} solid transparent',
        '& + svg': { color: 'var(--on)' },
      },
    },
  },
})
