import { defineRecipe } from '@pandacss/dev'

/** A frame; on hover the second frame shows behind it. */
export const button = defineRecipe({
  className: 'button',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    textStyle: 'action',
    textAlign: 'center',
    color: 'var(--label)',
    bg: 'var(--fill)',
    // Visible in forced colours, which remove backgrounds and shadows.
    border: '2px solid transparent',
    borderRadius: 'md',
    boxShadow: '0 0 0 0 var(--shadow)',
    cursor: 'pointer',
    transition:
      'translate {durations.fast} {easings.out}, box-shadow {durations.fast} {easings.out}',
    '& svg': { transition: 'translate {durations.fast} {easings.out}' },
    _hover: {
      boxShadow: '6px 6px 0 0 var(--shadow)',
      _motionSafe: { translate: '-3px -3px', '& svg': { translate: '3px 0' } },
    },
    _active: { translate: '0 0', boxShadow: '0 0 0 0 var(--shadow)', filter: 'brightness(.93)' },
    // Set directly, because the variants override `--fill` and `--label`.
    _unavailable: {
      bg: 'sunken',
      color: 'textMuted',
      boxShadow: 'none',
      cursor: 'not-allowed',
      filter: 'none',
      _hover: { translate: '0 0', boxShadow: 'none', '& svg': { translate: '0 0' } },
    },
    _print: { display: 'none' },
  },
  variants: {
    tone: {
      creator: {
        '--fill': '{colors.creator}',
        '--selection': '{colors.paper}',
        '--label': '{colors.onCreator}',
        '--shadow': '{colors.brandOnPage}',
      },
      brand: {
        '--fill': '{colors.brandOnPage}',
        '--label': '{colors.onUnison}',
        '--shadow': '{colors.creator}',
      },
      unison: {
        '--fill': '{colors.unison}',
        '--label': '{colors.onUnison}',
        '--shadow': '{colors.creator}',
      },
      ink: { '--fill': '{colors.ink}', '--label': '{colors.paper}', '--shadow': '{colors.paper}' },
      paper: {
        '--fill': '{colors.paper}',
        '--selection': '{colors.creator}',
        '--label': '{colors.ink}',
        '--shadow': '{colors.ink}',
      },
      line: {
        '--fill': 'transparent',
        '--label': 'currentColor',
        '--shadow': '{colors.creator}',
        borderColor: 'currentColor',
        _hover: {
          '--fill': '{colors.unison}',
          '--label': '{colors.onUnison}',
          borderColor: 'transparent',
        },
      },
    },
    size: {
      md: { minHeight: 'control', px: '6', py: '3' },
      sm: { minHeight: 'target', px: '4', py: '2', textStyle: 'actionSm', borderRadius: 'control' },
    },
  },
  defaultVariants: { tone: 'unison', size: 'md' },
})
