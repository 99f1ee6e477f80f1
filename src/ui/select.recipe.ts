import { defineSlotRecipe } from '@pandacss/dev'

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
      '& > svg': { justifySelf: 'end', forcedColorAdjust: 'auto' },
      '&:has(option:checked:not([value=""]))': { width: 'fit-content' },
    },
    control: {
      appearance: 'none',
      minHeight: 'target',
      width: 'full',
      minWidth: '0',
      paddingInline: '0 {spacing.8}',
      textOverflow: 'ellipsis',
      borderBottom: '{borderWidths.heavy} dotted',
      cursor: 'pointer',
      transition: 'background-color {durations.base}',
      '& option': { color: 'text', bg: 'surface' },
      '&:has(option:checked:not([value=""]))': {
        paddingInline: '{spacing.2.5} {spacing.8}',
        color: 'var(--on)',
        bg: 'var(--ground)',
        borderBottom: '{borderWidths.heavy} solid transparent',
        borderRadius: 'xs',
        '& + svg': { marginInlineEnd: '2', color: 'var(--on)' },
      },
    },
  },
})
