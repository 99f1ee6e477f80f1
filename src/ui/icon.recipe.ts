import { defineRecipe } from '@pandacss/dev'

/** A lucide icon: `md` in controls, `lg` in lists and beside display type. */
export const icon = defineRecipe({
  className: 'icon',
  staticCss: ['*'],
  base: { flex: 'none', strokeWidth: '2.25' },
  variants: {
    size: {
      md: { width: 'icon', height: 'icon' },
      lg: { width: 'iconLg', height: 'iconLg' },
    },
    bold: { true: { strokeWidth: '3' } },
  },
  defaultVariants: { size: 'md' },
})
