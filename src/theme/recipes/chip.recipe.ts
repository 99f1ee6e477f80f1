import { defineRecipe } from '@pandacss/dev'

const selected =
  '&:is([aria-pressed=true], [aria-current=true], [aria-current=page], :has(:checked))'

/** One choice among few: a toggle, a link or a label around a radio button. */
export const chip = defineRecipe({
  className: 'chip',
  staticCss: ['*'],
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    px: '4',
    py: '1.5',
    textStyle: 'actionSm',
    textDecoration: 'none',
    border: '2px solid {colors.lineStrong}',
    borderRadius: 'control',
    cursor: 'pointer',
    transition: 'background {durations.fast}, box-shadow {durations.fast} {easings.out}',
    _hover: { borderColor: 'text', bg: 'sunken' },
    [selected]: {
      bg: 'var(--fill)',
      borderColor: 'var(--fill)',
      color: 'var(--label)',
      boxShadow: '5px 5px 0 0 var(--peek)',
      _hover: { bg: 'var(--fill)', borderColor: 'var(--fill)' },
      _forcedColors: {
        forcedColorAdjust: 'none',
        '--fill': 'Highlight',
        '--label': 'HighlightText',
      },
    },
    '&:has(:focus-visible)': { outline: '3px solid var(--ring)', outlineOffset: '3px' },
    // The radio button stays there for assistive technology and the keyboard.
    '& input': {
      position: 'absolute',
      inset: '0',
      margin: '0',
      opacity: '0',
      cursor: 'pointer',
    },
  },
  variants: {
    tone: {
      unison: {
        '--fill': '{colors.unison}',
        '--label': '{colors.onUnison}',
        '--peek': '{colors.creator}',
      },
      creator: {
        '--fill': '{colors.creator}',
        '--label': '{colors.onCreator}',
        '--peek': '{colors.unison}',
      },
      brand: {
        '--fill': '{colors.brand}',
        '--label': '{colors.onBrand}',
        '--peek': '{colors.unison}',
      },
    },
  },
  defaultVariants: { tone: 'unison' },
})
