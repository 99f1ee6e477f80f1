import { defineRecipe } from '@pandacss/dev'

/** One choice among few, each a link. */
export const chip = defineRecipe({
  className: 'chip',
  staticCss: ['*'],
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: 'target',
    px: '4',
    py: '1.5',
    textStyle: 'actionSm',
    lineHeight: '1.15',
    textAlign: 'center',
    border: '2px solid {colors.lineStrong}',
    borderRadius: 'control',
    // Ground and label change at once: between the two the label would be invisible.
    transition: 'box-shadow {durations.fast} {easings.out}',
    _hover: { borderColor: 'text', bg: 'sunken' },
    _current: {
      bg: 'var(--fill)',
      borderColor: 'var(--fill)',
      color: 'var(--label)',
      '--offset': '5px',
      boxShadow: 'var(--offset) var(--offset) 0 0 var(--shadow)',
      _hover: { bg: 'var(--fill)', borderColor: 'var(--fill)' },
      _forcedColors: {
        forcedColorAdjust: 'none',
        bg: 'Highlight',
        borderColor: 'Highlight',
        color: 'HighlightText',
        boxShadow: 'none',
      },
    },
  },
  variants: {
    tone: {
      unison: {
        '--fill': '{colors.unison}',
        '--label': '{colors.onUnison}',
        '--shadow': '{colors.creator}',
      },
      creator: {
        '--fill': '{colors.creator}',
        '--label': '{colors.onCreator}',
        '--shadow': '{colors.unison}',
      },
      brand: {
        '--fill': '{colors.brandOnPage}',
        '--label': '{colors.onUnison}',
        '--shadow': '{colors.unison}',
      },
    },
  },
  defaultVariants: { tone: 'unison' },
})
