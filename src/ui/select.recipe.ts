import { defineSlotRecipe } from '@pandacss/dev'

/** What a native select needs beside the look of its field: an arrow in the place of the browser's. */
export const select = defineSlotRecipe({
  className: 'select',
  staticCss: ['*'],
  slots: ['root', 'control'],
  base: {
    root: {
      display: 'grid',
      alignItems: 'center',
      '& > *': { gridArea: '1 / 1' },
      // The arrow: a press on it is a press on the select.
      '& > svg': { justifySelf: 'end', marginInlineEnd: '4', pointerEvents: 'none' },
    },
    control: {
      appearance: 'none',
      paddingInlineEnd: '12',
      textOverflow: 'ellipsis',
      cursor: 'pointer',
      _unavailable: { cursor: 'not-allowed' },
    },
  },
  variants: {
    look: {
      /** A gap in a sentence: dotted until something is chosen, then printed in the ink of its place */
      blank: {
        control: {
          minHeight: 'target',
          width: 'full',
          minWidth: '0',
          paddingInline: '0 {spacing.8}',
          borderBottom: '{borderWidths.heavy} dotted',
          transition: 'background-color {durations.base}',
          '& + svg': { marginInlineEnd: '0' },
          '& option': { color: 'text', bg: 'surface' },
          '&:has(option:checked:not([value=""]))': {
            paddingInline: '3',
            color: 'var(--on)',
            bg: 'var(--ground)',
            borderBottom: '{borderWidths.heavy} solid transparent',
            borderRadius: 'xs',
            '& + svg': { display: 'none' },
          },
        },
      },
    },
  },
})
