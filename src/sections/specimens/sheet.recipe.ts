import { defineSlotRecipe } from '@pandacss/dev'
import { onCreatorGround } from '../../theme/colors.ts'

/** Less on a phone with large text, so that the longest word of a title fits */
const INSET = 'min(clamp({spacing.5}, 3.8vw - 1.2rem, {spacing.panel}), 6vw)'

/** With room for the longest word, however large the text */
const TITLE = { base: 'min(9vw, 3.5rem)!', lg: 'min(4.4vw, 4.5rem)!' }
/** The picture goes where large text needs its place. */
const PICTURE = 'min(40%, max(0px, 99 * (100% - 25rem)))'

/** For the frame behind it; large text takes the room on a phone. */
const room = (px: number) => `clamp(0px, 100vw - 20rem, ${px}px)`

const AGREEMENT = {
  boxShadow: '8px 10px 0 0 {colors.creator}, 16px 20px 0 0 {colors.brandOnStage}',
  me: room(16),
}

/** A sheet of white paper in both schemes, with the second frame behind it, which ends where others do. */
export const sheet = defineSlotRecipe({
  className: 'sheet',
  slots: ['root', 'head', 'stamp', 'rows', 'row', 'foot'],
  staticCss: ['*'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      bg: 'paper',
      color: 'ink',
      borderRadius: 'lg',
      overflow: 'clip',
      // Visible in forced colours
      outline: '2px solid transparent',
      _print: { outlineColor: 'ink', boxShadow: 'none!', breakInside: 'avoid' },
    },
    head: { display: 'grid', alignContent: 'start', gap: '3', padding: INSET },
    /** The stamp “specimen” */
    stamp: {
      // Its border takes up room in a line of text as well.
      display: 'inline-block',
      placeSelf: 'start',
      textStyle: 'label',
      paddingInline: '2.5',
      paddingBlock: '0.5',
      border: '2px dashed',
      borderRadius: 'sm',
    },
    /** The labels are as wide as the longest of them: none breaks inside a word. */
    rows: {
      flex: '1',
      display: 'grid',
      gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)',
      columnGap: '4',
      paddingInline: INSET,
      '@media (width < 22rem)': { gridTemplateColumns: '1fr' },
    },
    row: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignContent: 'center',
      alignItems: 'baseline',
      paddingBlock: '3',
      '&:not(:first-child)': { borderTop: '2px dotted var(--rule, {colors.creatorLine})' },
      '& dt': { textStyle: 'label', hyphens: 'auto' },
      '& dd': { textWrap: 'pretty', lineHeight: '1.4' },
    },
    foot: { padding: INSET, pt: '3' },
  },
  variants: {
    /** By their keys in `specimens` of the dictionaries */
    of: {
      /** The person beside what was found, on a phone above it */
      profileAnalysis: {
        root: {
          position: 'relative',
          boxShadow: '8px 10px 0 0 {colors.brandOnStage}',
          me: room(8),
          pt: { base: '62vw', md: '0' },
          ps: { md: PICTURE },
        },
        head: {
          '& img': {
            position: 'absolute',
            inset: '0 auto auto 0',
            width: { md: `${PICTURE}!` },
            height: { base: '62vw!', md: '100%!' },
            objectFit: 'cover',
          },
        },
      },
      /** A page of numbered clauses */
      agreement: {
        root: AGREEMENT,
        head: { '& h3': { fontSize: TITLE } },
        rows: {
          counterReset: 'clause',
          gridTemplateColumns: '1fr',
          '& dt': {
            counterIncrement: 'clause',
            textStyle: 'title',
            _before: { content: "counter(clause) ' '", color: 'creatorDeep' },
          },
        },
      },
      /** One of them, filled in by the creator */
      clause: {
        root: AGREEMENT,
        head: { bg: 'creatorSoft', ...onCreatorGround },
        rows: {
          gridTemplateColumns: { mdDown: '1fr' },
          '& dd': { textStyle: 'title', fontSize: '1.875rem', color: 'creatorDeep' },
        },
      },
      /** A chart on a desk beside its title */
      report: {
        root: {
          boxShadow: '8px 10px 0 0 {colors.creator}',
          me: room(8),
          '--rule': '{colors.brandOnStage}',
          display: { lg: 'grid' },
          gridTemplate: { lg: 'auto 1fr / 5fr 8fr' },
        },
        head: { bg: 'brand', color: 'onBrand', '& h3': { fontSize: TITLE } },
        rows: { bg: 'brand', color: 'onBrand', pb: '5' },
        foot: {
          gridArea: { lg: '1 / 2 / 3 / 3' },
          padding: 'min(3.5rem, 6vw)!',
          display: 'grid',
          alignItems: 'center',
          isolation: 'isolate',
          /** Bars, which the dotted edge of the chart crosses */
          '& li': {
            paddingInline: '0.7em',
            paddingBlock: '0.5em',
            borderRadius: '0 2em 2em 0',
            outline: '2px solid transparent',
          },
        },
      },
    },
  },
})
