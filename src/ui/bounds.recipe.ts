import { defineRecipe } from '@pandacss/dev'

/** The page container: keeps content off the edges; as a grid it has twelve columns. */
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
