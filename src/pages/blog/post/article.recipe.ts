import { defineSlotRecipe } from '@pandacss/dev'

/** The elements that Markdown makes: one class for all of them. */
export const article = defineSlotRecipe({
  className: 'article',
  slots: ['text', 'table'],
  staticCss: ['*'],
  base: {
    text: {
      maxWidth: 'measure',
      '& > * + *': { mt: '5' },
      '& > p:first-of-type': { textStyle: 'lead' },
      '& h2': { textStyle: 'display3', textWrap: 'balance', mt: '12' },
      '& h3': { textStyle: 'title', mt: '8' },
      textWrap: 'pretty',
      '& ul, & ol': { display: 'grid', gap: '2' },
      '& ol': { counterReset: 'item' },
      '& li': { position: 'relative', paddingInlineStart: '8' },
      '& li::before': {
        position: 'absolute',
        insetInlineStart: '0',
        top: '0.35em',
        width: '0.5625rem',
        height: '1rem',
        borderRadius: '0.1875rem',
      },
      '& ul > li::before': { content: '""', bg: 'creatorText', forcedColorAdjust: 'none' },
      '& ul > li:nth-child(even)::before': { bg: 'brandText' },
      '& ol > li::before': {
        counterIncrement: 'item',
        content: 'counter(item)',
        top: '0',
        width: 'auto',
        textStyle: 'nav',
        lineHeight: '1.45',
      },
      // A checklist is read, not ticked.
      '& input': { display: 'none' },
      '& blockquote': {
        textStyle: 'display3',
        my: '10',
        width: { lg: 'calc(100% + 8rem)' },
        paddingInlineStart: '6',
        borderInlineStart: '0.75rem solid {colors.creator}',
        boxShadow: 'inset 0.375rem 0 0 {colors.brandText}',
      },
      '& hr': { border: 'none', borderTop: '{borderWidths.rule} solid {colors.line}', my: '10' },
      // The sources, which come last
      '& h2:last-of-type': { textStyle: 'title' },
      '& h2:last-of-type ~ :is(ul, ol)': { textStyle: 'small' },
      '& :is(ul, ol) a, & p a, & td a': { overflowWrap: 'anywhere' },
      _print: { maxWidth: 'none', '& h2, & h3': { breakAfter: 'avoid' } },
    },
    /** Wider than the text on a desk; on a phone each row is a block, its cells labelled. */
    table: {
      width: { base: 'full', lg: 'calc(100% + 8rem)' },
      borderCollapse: 'collapse',
      textStyle: 'small',
      '& :is(th, td)': { verticalAlign: 'top', textAlign: 'start', overflowWrap: 'break-word' },
      mdDown: {
        '&, & tbody, & tr, & td': { display: 'block' },
        '& thead': { srOnly: true },
        '& tr': { py: '4', borderTop: '{borderWidths.rule} solid {colors.line}' },
        '& td:first-child': { textStyle: 'title' },
        '& td:not(:first-child)': { mt: '2' },
        '& td:not(:first-child)::before': {
          content: 'attr(data-label)',
          display: 'block',
          textStyle: 'label',
          color: 'textMuted',
        },
      },
      md: {
        '& th': { textStyle: 'label', borderBottom: '{borderWidths.rule} solid {colors.text}' },
        '& :is(th, td)': { py: '3', paddingInlineEnd: '4' },
        '& td': { borderBottom: '1px solid {colors.line}' },
        '& td:first-child': { fontWeight: '600' },
      },
    },
  },
})
