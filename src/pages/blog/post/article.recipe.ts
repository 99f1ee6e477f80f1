import { defineSlotRecipe } from '@pandacss/dev'
import { inksOnALine } from '../../../theme/colors.ts'

const rule = 'linear-gradient({colors.line} 0 0)'

/** A list that only a phone folds: a wide screen has room for it. */
const foldedBelow = (width: 'md' | 'lg') => ({
  '& > summary': {
    justifyContent: 'space-between',
    fontWeight: '600',
    py: '3',
    borderBlock: '{borderWidths.rule} solid {colors.line}',
  },
  '@supports selector(::details-content)': {
    [width]: {
      '& > summary': { display: 'none' },
      '&::details-content': { contentVisibility: 'visible' },
    },
  },
})

/** The elements that Markdown makes: one class for all of them. */
export const article = defineSlotRecipe({
  className: 'article',
  slots: ['contents', 'text', 'table'],
  staticCss: ['*'],
  base: {
    /** Its heading is what a phone folds it below. */
    contents: {
      '& > h2': { display: 'none', textStyle: 'label', color: 'textMuted', mb: '3' },
      '& > details': foldedBelow('lg'),
      '@supports selector(::details-content)': { lg: { '& > h2': { display: 'block' } } },
    },
    text: {
      fontSize: 'clamp(1.125rem, 1rem + 0.42vw, 1.375rem)',
      textWrap: 'pretty',
      // Titles, quotes and what is looked up begin before the text, which ends with them.
      '& > section > :is(p, ul, ol, h3, [data-figures="2"])': {
        maxWidth: '46rem',
        marginInlineStart: 'auto',
      },
      '& > section + section': {
        mt: 'stack',
        pt: '6',
        background: `${inksOnALine} 0 0 / 7.5rem 0.5rem no-repeat, ${rule} 0 0 / 100% {borderWidths.rule} no-repeat`,
      },
      '& > :where(section) > * + *': { mt: '6' },
      '& > section:first-child > p:first-child': { fontSize: '1.3em', maxWidth: 'none' },
      '& h2': { textStyle: 'display3', hyphens: 'auto' },
      '& h3': { textStyle: 'title', mt: '10' },
      '& ul, & ol': { display: 'grid', gap: '2' },
      '& ol': { counterReset: 'item' },
      '& li': { position: 'relative', paddingInlineStart: '8' },
      '& li::before': {
        position: 'absolute',
        insetInlineStart: '0',
        top: '0.3em',
        width: '0.75rem',
        height: '1.3125rem',
        borderRadius: '0.25rem',
      },
      '& ul > li::before': { content: '""', bg: 'creatorText', forcedColorAdjust: 'none' },
      '& > section > ul > li:nth-child(even)::before': { bg: 'brandText' },
      '& ol > li::before': {
        counterIncrement: 'item',
        content: 'counter(item)',
        top: '0',
        width: 'auto',
        fontWeight: '600',
      },
      // A checklist is read, not ticked.
      '& input': { display: 'none' },
      '& blockquote, & [data-figures]': { my: '10' },
      '& blockquote': {
        textStyle: 'display3',
        fontSize: { lg: 'min(5.6vw, 5.5rem)' },
        paddingInlineStart: '6',
        borderInlineStart: '0.75rem solid {colors.creator}',
        boxShadow: 'inset 0.375rem 0 0 {colors.brandText}',
      },
      // Side by side on a phone, too, unless the text is large
      '& [data-figures]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
        gap: '{spacing.6} {spacing.4}',
        fontSize: { base: '0.9375rem', md: '1.0625rem' },
        hyphens: 'auto',
      },
      '& summary': { justifyContent: 'space-between', alignItems: 'center' },
      // The sources
      '& > section > details > :is(ul, ol)': { fontSize: '1rem', mt: '6' },
      '& summary > h2 + span': { marginInlineStart: 'auto' },
      '& [data-entries]': foldedBelow('md'),
      '& details > details': {
        borderBottom: '{borderWidths.rule} solid {colors.line}',
        '& > summary': {
          display: 'grid',
          gridTemplateColumns: { base: '1fr auto', md: '12rem 1fr auto' },
          py: '3',
          '& > span': { gridRow: { mdDown: '2' } },
        },
        // Below the words, the marks before them
        '& > ul': { pb: '6', ms: { md: '10.75rem' } },
      },
      _print: { '& h2, & h3': { breakAfter: 'avoid' } },
    },
    /** On a phone the rows of more than two columns are entries, their cells behind the labels. */
    table: {
      width: 'full',
      borderCollapse: 'collapse',
      fontSize: '1rem',
      '& :is(th, td)': {
        py: '3',
        paddingInlineEnd: '4',
        verticalAlign: 'top',
        textAlign: 'start',
        overflowWrap: 'break-word',
        borderBottom: '1px solid {colors.line}',
      },
      '& th': { textStyle: 'label', borderBottom: '{borderWidths.rule} solid {colors.text}' },
      '& a': { overflowWrap: 'anywhere' },
      '& td:first-child': { fontWeight: '600' },
      '&:not([data-columns="2"])': {
        mdDown: {
          '&, & :is(tbody, tr, td)': { display: 'block' },
          '& thead': { srOnly: true },
          '& tr': { py: '3' },
          '& td': { py: '1', border: 'none' },
          '& td:not(:first-child)::before': {
            content: 'attr(data-label) ": "',
            color: 'textMuted',
          },
        },
      },
    },
  },
})
