import { defineRecipe } from '@pandacss/dev'

/** A short category label with a small frame in one of the inks. */
export const tag = defineRecipe({
  className: 'tag',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    textStyle: 'label',
    _before: {
      content: '""',
      width: '0.5rem',
      height: '0.875rem',
      borderRadius: '2px',
      bg: 'var(--dot)',
      forcedColorAdjust: 'none',
    },
  },
  variants: {
    tone: {
      creator: { '--dot': '{colors.creator}' },
      brand: { '--dot': '{colors.brandText}' },
      unison: { '--dot': '{colors.unison}' },
      /** A second shade of the creator's ink. */
      blush: { '--dot': { base: '{colors.creatorText}', _dark: '{colors.creatorSoft}' } },
    },
  },
  defaultVariants: { tone: 'creator' },
})
