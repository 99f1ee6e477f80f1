import { css } from '@styled/css'

/** A link whose target is the whole card that is positioned around it. */
export const cardLink = css({
  _before: {
    content: '""',
    position: 'absolute',
    inset: '0',
    borderRadius: 'frame',
    _print: { display: 'none' },
  },
  _focusVisible: {
    outline: 'none',
    _before: { outline: '[{borderWidths.heavy} solid var(--ring)]' },
  },
})
