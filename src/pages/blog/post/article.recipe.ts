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

/** A section, or its beginning up to what crosses the first column (scripts/vite/articles.ts) */
const PART = ':is(section, [data-begin])'
/** On a desk the text begins at the second of three columns. */
const READING_EDGE = 'calc((100% + {spacing.gutter}) / 3)'

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
      // On a desk there are two edges: titles, quotes and what is looked up begin at that of the page.
      [`& ${PART}`]: {
        '& > :is(p, ul, ol, h3)': { maxWidth: '46rem' },
        lg: {
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          columnGap: 'gutter',
          '& > *': { gridColumn: '2 / -1' },
          '& > :is(blockquote, details, [data-begin], [data-figures="3"])': {
            gridColumn: '1 / -1',
          },
          '& > h2': {
            gridArea: '1 / 1 / span 99',
            alignSelf: 'start',
            position: 'sticky',
            top: '7rem',
          },
          '& > h2 + *': { mt: '0' },
        },
      },
      '& > section + section': {
        mt: 'stack',
        pt: '6',
        background: `${inksOnALine} 0 0 / 7.5rem 0.5rem no-repeat, ${rule} 0 0 / 100% {borderWidths.rule} no-repeat`,
      },
      '& :where(section, [data-begin]) > * + *': { mt: '6' },
      '& > section:first-child > p:first-child': { fontSize: '1.3em' },
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
      '& ol > li::before': {
        counterIncrement: 'item',
        content: 'counter(item)',
        top: '0',
        width: 'auto',
        fontWeight: '600',
      },
      '& label': { display: 'block', py: '2' },
      '& [data-tick]::before': { display: 'none' },
      '& input': {
        position: 'absolute',
        insetInlineStart: '0',
        width: '1.5rem',
        height: '1.5em',
        accentColor: 'brandText',
      },
      '& blockquote, & [data-figures]': { mt: '10', mb: '4' },
      // Side by side on a phone, too, unless the text is large
      '& [data-figures]': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(5rem, 1fr))',
        gap: '{spacing.6} {spacing.gutter}',
        fontSize: '1.125rem',
        hyphens: 'auto',
      },
      // Three would be too small there: each is beside its caption.
      '& [data-figures="3"]': {
        mdDown: {
          gridTemplateColumns: '45% 1fr',
          alignItems: 'center',
          '& figure': { display: 'contents' },
        },
      },
      '& summary > h2': { flex: '1' },
      // The sources
      '& > section > details > :is(ul, ol)': {
        fontSize: '1rem',
        gap: '5',
        mt: '6',
        '& a': { py: '3' },
      },
      '& [data-entries]': foldedBelow('md'),
      '& details > details': {
        borderBottom: '{borderWidths.rule} solid {colors.line}',
        '& > summary': {
          display: 'grid',
          gridTemplateColumns: {
            base: '1fr auto',
            md: `calc(${READING_EDGE} - {spacing.3}) 1fr auto`,
          },
          py: '3',
          '& > span': { gridRow: { mdDown: '2' } },
        },
        '& > ul': { pb: '6' },
      },
      // What is unfolded begins where the text does.
      '& details > :is(ul, ol)': { ms: { md: READING_EDGE } },
      _print: { '& h2, & h3': { breakAfter: 'avoid' } },
    },
    /** On a phone the rows of more than two columns are entries, their cells behind the labels. */
    table: {
      width: 'full',
      fontSize: '1rem',
      '& :is(th, td)': {
        py: '3',
        paddingInlineEnd: '4',
        verticalAlign: 'top',
        textAlign: 'start',
        overflowWrap: 'break-word',
      },
      '& tr': { borderBottom: '1px solid {colors.line}' },
      '& th': { fontWeight: '600' },
      '& thead th': {
        textStyle: 'label',
        borderBottom: '{borderWidths.rule} solid {colors.text}',
      },
      '& a': { overflowWrap: 'anywhere' },
      '&:not([data-columns="2"])': {
        mdDown: {
          '&, & :is(tbody, tr, th, td)': { display: 'block' },
          '& thead': { srOnly: true },
          '& tr': { py: '3' },
          '& tbody :is(th, td)': { py: '1' },
          '& [data-label]::before': {
            content: 'attr(data-label) ": "',
            color: 'textMuted',
            fontWeight: '400',
          },
        },
      },
    },
  },
})
