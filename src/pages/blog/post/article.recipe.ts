import { defineSlotRecipe } from '@pandacss/dev'

const inks =
  'linear-gradient(90deg, {colors.creator} 0 42%, {colors.unison} 0 58%, {colors.brandText} 0)'
const rule = 'linear-gradient({colors.line} 0 0)'

/** The elements that Markdown makes: one class for all of them. */
export const article = defineSlotRecipe({
  className: 'article',
  slots: ['text', 'table'],
  staticCss: ['*'],
  base: {
    text: {
      fontSize: 'clamp(1.0625rem, 1rem + 0.28vw, 1.25rem)',
      textWrap: 'pretty',
      '& > * + *': { mt: '6' },
      // The text keeps its measure; headings, quotes, tables and sources have the whole column.
      '& > :is(p, ul, ol)': { maxWidth: '44rem' },
      '& > p:first-of-type': {
        textStyle: 'lead',
        fontSize: 'clamp(1.25rem, 1.05rem + 0.8vw, 1.75rem)',
        maxWidth: 'none',
      },
      '& h2': {
        textStyle: 'display3',
        textWrap: 'balance',
        mt: { base: '14', lg: '20' },
        pt: { base: '5', lg: '8' },
        background: `${inks} 0 0 / 7.5rem 0.5rem no-repeat, ${rule} 0 0 / 100% {borderWidths.rule} no-repeat`,
      },
      '& h3': { textStyle: 'title', mt: '10' },
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
        textWrap: 'balance',
        my: { base: '10', lg: '14' },
        // On a desk its bar hangs in the margin.
        marginInlineStart: { lg: 'calc(-0.75rem - {spacing.6})' },
        paddingInlineStart: '6',
        borderInlineStart: '0.75rem solid {colors.creator}',
        boxShadow: 'inset 0.375rem 0 0 {colors.brandText}',
      },
      '& hr': { border: 'none', borderTop: '{borderWidths.rule} solid {colors.line}', my: '10' },
      // The sources, which come last
      '& h2:last-of-type': { textStyle: 'title' },
      '& h2:last-of-type ~ :is(ul, ol)': {
        textStyle: 'small',
        maxWidth: 'none',
        gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: 'gutter',
      },
      '& :is(ul, ol) a, & p a, & td a': { overflowWrap: 'anywhere' },
      _print: { '& > *': { maxWidth: 'none' }, '& h2, & h3': { breakAfter: 'avoid' } },
    },
    /** On a phone the rows of more than two columns are entries, their cells beside the labels. */
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'small',
      fontSize: { lg: '1rem' },
      '& :is(th, td)': {
        py: '3',
        paddingInlineEnd: '4',
        verticalAlign: 'top',
        textAlign: 'start',
        overflowWrap: 'break-word',
        borderBottom: '1px solid {colors.line}',
      },
      '& :is(th, td):last-child': { paddingInlineEnd: '0' },
      '& th': { textStyle: 'label', borderBottom: '{borderWidths.rule} solid {colors.text}' },
      '& th:first-child': { minWidth: '8rem' },
      '& td:first-child': { fontWeight: '600' },
      '&:not([data-columns="2"])': {
        mdDown: {
          '&, & tbody, & tr': { display: 'block' },
          '& thead': { srOnly: true },
          '& tr': { py: '4', borderTop: '{borderWidths.rule} solid {colors.line}' },
          // Where large text has no room beside the label, below it
          '& td': {
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '4',
            py: '1',
            paddingInlineEnd: '0',
            border: 'none',
          },
          '& td:first-child': { textStyle: 'fact', pb: '1.5' },
          '& td > *': { flex: '1 1 9rem', minWidth: '0' },
          '& td:not(:first-child)::before': {
            content: 'attr(data-label)',
            flex: '0 1 6.5rem',
            color: 'textMuted',
          },
        },
      },
    },
  },
})
