import { defineRecipe } from '@pandacss/dev'

/** Keeps content off the edges of the screen; as a grid it has the twelve columns of the page. */
export const bounds = defineRecipe({
  className: 'bounds',
  staticCss: ['*'],
  base: {
    width: 'min(100% - 2 * {spacing.margin}, {sizes.content})',
    marginInline: 'auto',
  },
  variants: {
    columns: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
        columnGap: 'gutter',
      },
    },
  },
})
