import { defineRecipe } from '@pandacss/dev'

export const icon = defineRecipe({
  className: 'icon',
  staticCss: ['*'],
  base: { flex: 'none', width: 'icon', height: 'icon', strokeWidth: '2.25' },
  variants: {
    bold: { true: { strokeWidth: '3' } },
  },
})
