import { defineSlotRecipe } from '@pandacss/dev'

/** What a native select needs beside the look of its field: an arrow in the place of the browser's. */
export const select = defineSlotRecipe({
  className: 'select',
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
})
