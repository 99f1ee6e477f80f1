import { defineSlotRecipe } from '@pandacss/dev'
import { onCreatorGround } from '../../theme/colors.ts'

/** Less on a phone with large text, so that the longest word of a title fits */
const INSET = 'min({spacing.5}, 6vw)'

const AGREEMENT = {
  root: { boxShadow: '8px 10px 0 0 {colors.creator}, 16px 20px 0 0 {colors.brandOnStage}' },
  head: { bg: 'creatorSoft', ...onCreatorGround },
}

/** A sheet of white paper in both schemes, with the second frame behind it. */
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
      border: '2px solid transparent',
      _forcedColors: { borderColor: 'CanvasText' },
      _print: { borderColor: 'ink', boxShadow: 'none!', breakInside: 'avoid' },
    },
    head: {
      position: 'relative',
      overflow: 'clip',
      display: 'grid',
      alignContent: 'start',
      gap: '2',
      minHeight: '7rem',
      padding: INSET,
      margin: '-2px',
      _forcedColors: { border: '2px solid CanvasText' },
      borderRadius: '{radii.lg} {radii.lg} 0 0',
      // The text stands beside the picture.
      '&:has(img)': { paddingInlineEnd: 'min(9.25rem, 36%)' },
      '& img': {
        position: 'absolute',
        insetInlineEnd: '3',
        bottom: '0',
        width: 'min(8.5rem, 33%)!',
      },
    },
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
      '&:not(:first-child)': { borderTop: '2px dotted {colors.creatorLine}' },
      '& dt': { textStyle: 'label', hyphens: 'auto' },
      '& dd': { textWrap: 'pretty', lineHeight: '1.4' },
    },
    foot: { padding: INSET, pt: '3' },
  },
  variants: {
    /** By their keys in `specimens` of the dictionaries */
    of: {
      profileAnalysis: {
        root: { boxShadow: '8px 10px 0 0 {colors.brandOnStage}' },
        head: { bg: 'creator', ...onCreatorGround },
      },
      agreement: AGREEMENT,
      /** Filled in by the creator */
      clause: {
        ...AGREEMENT,
        rows: {
          '& dd': { textStyle: 'title', fontSize: '1.875rem', color: 'creatorDeep' },
        },
      },
      report: {
        root: {
          boxShadow: '8px 10px 0 0 {colors.creator}',
          // Beside each other, its parts are as wide as a page.
          display: { lg: 'grid' },
          gridTemplateColumns: '4fr 7fr 5fr',
        },
        head: {
          bg: 'brand',
          color: 'onBrand',
          gridTemplateRows: { lg: '1fr' },
          borderRadius: { lg: '{radii.lg} 0 0 {radii.lg}' },
        },
        foot: { alignSelf: { lg: 'center' }, '& img': { maxWidth: '26rem' } },
      },
    },
  },
})
