import { defineSlotRecipe } from '@pandacss/dev'
import { MEETING } from '../ui/meeting.recipe.ts'

const HALF = 'var(--half, 0.5em)'
const SHIFT = 'var(--shift, 0px)'
/** The frames touch before the headline is in the window, so that no letter is ever between them. */
const APART = `1.1 * ${HALF}`
const from = (distance: string) => ({ '--from': `calc(${distance})` })

const OUTLINED = { bg: 'transparent!', border: '{borderWidths.rule} solid CanvasText' }
/** The outlines of the frames. Each corner but the inner ones is beyond the window; these end as one arc. */
const CORNER = `min({radii.frame}, ${HALF})`
const FRAME = { position: 'absolute', gridRow: '1 / 4' } as const
const CREATOR = {
  ...FRAME,
  inset: '0 var(--end) 0 0',
  borderRadius: `0 ${CORNER} ${CORNER} 0`,
} as const
const BRAND = {
  ...FRAME,
  insetBlock: '0',
  borderRadius: `${CORNER} 0 0 ${CORNER}`,
} as const

/**
 * One panel, two inks, and a headline that inverts at their seams, which are in its own size: they cut the
 * same letters on every screen. `--half`: half the width of the overlap; `--shift`: how far it is from the
 * middle; `--seam`: where the green frame begins, and `--end`, from the other side, where the pink one ends.
 *
 * The frames come from both sides; the letters stay, and swap their colours where a seam passes them: each
 * ink has a headline of its own, which its frame cuts, as large as the panel.
 */
export const closingPanel = defineSlotRecipe({
  className: 'closing-panel',
  slots: [
    'panel',
    'headline',
    'sentence',
    'ink',
    'copy',
    'brand',
    'unison',
    'print',
    'half',
    'left',
    'right',
  ],
  staticCss: ['*'],
  base: {
    panel: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: 'var(--seam) minmax(0, 1fr) var(--end)',
      '& > *': { gridColumn: '1 / -1' },
      color: 'onCreator',
      '--selection': '{colors.paper}',
      viewTimelineName: '--meeting',
      '--seam': `calc(50% - ${HALF} + ${SHIFT})`,
      '--end': `calc(50% - ${HALF} - ${SHIFT})`,
      _before: {
        ...CREATOR,
        content: '""',
        zIndex: '-1',
        bg: 'creator',
        ...from(`-1 * ${APART}`),
        ...MEETING,
        _forcedColors: OUTLINED,
      },
    },
    headline: {
      // On a phone in two lines however large the text is, as the first is moved
      paddingInline: { base: 'max(4vw, 50vw - 2.75em)', md: 'margin' },
      lineHeight: { mdDown: '0.96!' },
      pt: 'var(--air, clamp(4rem, 8vw, 8rem))',
      pb: 'var(--air, clamp(3rem, 6vw, 6rem))',
      textAlign: 'center',
      textIndent: { mdDown: 'var(--indent)' },
    },
    /** Below the frames */
    sentence: {
      position: 'relative',
      gridRow: '4',
      justifySelf: 'center',
      mt: '8',
      paddingInline: '4',
      color: 'text',
      letterSpacing: '0',
      textAlign: 'center',
      textWrap: 'balance',
    },
    ink: {
      overflow: 'clip',
      pointerEvents: 'none',
      userSelect: 'none',
      _print: { display: 'none' },
    },
    /** Over the headline at every moment: the green frame is as wide as half of the panel and a length. */
    copy: {
      position: 'absolute',
      right: '0',
      width: `calc(200% - 2 * (${HALF} - ${SHIFT}))`,
      ...from(`-1 * ${APART}`),
      _forcedColors: { display: 'none' },
    },
    brand: {
      ...BRAND,
      insetInline: 'var(--seam) 0',
      bg: 'brand',
      color: 'onBrand',
      ...from(APART),
      _forcedColors: { ...OUTLINED, zIndex: '-1' },
    },
    /** The third ink: what the pink frame cuts from a green one */
    unison: {
      ...CREATOR,
      overflow: 'clip',
      pointerEvents: 'none',
      ...from(`-1 * ${APART}`),
      _forcedColors: { display: 'none' },
    },
    print: {
      ...BRAND,
      insetInline: `calc(100% - 2 * ${HALF}) calc(2 * (${HALF} + ${SHIFT}) - 100%)`,
      bg: 'unison',
      color: 'onUnison',
      ...from(`2 * ${APART}`),
    },
    half: {
      position: 'relative',
      gridRow: '3',
      display: 'flex',
      justifyContent: 'center',
      paddingInline: 'min({spacing.4}, 3vw)',
      pb: 'stack',
      '& > *': {
        width: { mdDown: 'full' },
        paddingInline: 'min({spacing.6}, 1.7vw)!',
        fontSize: { base: 'min(5vw, clamp(1rem, 4.3vw, 1.375rem))', lg: '1.75rem' },
        // Where large text leaves no room for a whole word
        hyphens: 'auto',
      },
      '& svg': { display: { lgDown: 'none' } },
    },
    /** Each button stands in the middle of where its frame is alone. */
    left: { '--ring': '{colors.ink}', gridColumn: '1!' },
    right: { '--ring': '{colors.paper}', gridColumn: '3!' },
  },
})
