import { defineSlotRecipe } from '@pandacss/dev'

/**
 * While the panel comes into view. All of it happens before the first line of the headline can be read,
 * so that nobody reads it half drawn. After `animation`, which resets them.
 */
const entering = { animationTimeline: '--panel', animationRange: 'entry 5% entry 28%' }

/**
 * One panel, two inks, and a headline that inverts at their seams, which are in its own size: they cut the
 * same letters on every screen. `--half`: half the width of the overlap; `--shift`: how far it is from the
 * middle; `--seam`: where the green frame begins, and `--end`, from the other side, where the pink one ends.
 */
export const closingPanel = defineSlotRecipe({
  className: 'closing-panel',
  slots: ['panel', 'unison', 'headline', 'cut', 'overprint', 'half', 'left', 'right'],
  staticCss: ['*'],
  base: {
    panel: {
      position: 'relative',
      isolation: 'isolate',
      display: 'grid',
      gridTemplateColumns: 'var(--seam) minmax(0, 1fr) var(--end)',
      '& > *': { gridColumn: '1 / -1' },
      '--selection': '{colors.paper}',
      viewTimelineName: '--panel',
      '--seam': 'calc(50% - var(--half, 0.5em) + var(--shift, 0px))',
      '--end': 'calc(50% - var(--half, 0.5em) - var(--shift, 0px))',
      // The two frames slide into place.
      '&::before, &::after': {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        zIndex: '-1',
        _forcedColors: { bg: 'transparent!', border: '{borderWidths.rule} solid CanvasText' },
      },
      _before: {
        insetInline: '0 var(--end)',
        borderEndRadius: 'frame',
        bg: 'creator',
        _scrollDriven: { animation: 'creatorSlides', ...entering },
      },
      _after: {
        insetInline: 'var(--seam) 0',
        borderStartRadius: 'frame',
        bg: 'brand',
        _scrollDriven: { animation: 'brandSlides', ...entering },
      },
    },
    /**
     * Between the inner edges of the frames the third ink prints, with the headline once more in its own. Its
     * ground is a box, as theirs are: the edges of a clip would not be whole pixels.
     */
    unison: {
      position: 'absolute',
      inset: '0',
      pointerEvents: 'none',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInline: 'var(--seam) var(--end)',
        borderRadius: 'var(--slab, {radii.frame})',
        bg: 'unison',
      },
      _scrollDriven: {
        animation: 'unisonMeets',
        animationTimeline: '--panel',
        animationRange: 'entry 28% entry 38%',
      },
      _forcedColors: { display: 'none' },
      _print: { display: 'none' },
    },
    /** The seam inverts every letter that crosses it, whatever the language. */
    headline: {
      paddingInline: { base: '4', md: 'margin' },
      pt: 'var(--air, clamp(4rem, 8vw, 8rem))',
      pb: 'var(--air, clamp(3rem, 6vw, 6rem))',
      textAlign: 'center',
    },
    /**
     * On the edge of the green frame, which lies above the pink one, and moves with it. The gradient is
     * twice as wide as the panel, so that its seam can be at any place: half of the panel and a length are
     * the same from either end.
     */
    cut: {
      color: 'transparent',
      background:
        'linear-gradient(90deg, {colors.onCreator} 50%, {colors.onBrand} 0) var(--seam) 0 / 200% 100%',
      backgroundClip: 'text!',
      _scrollDriven: { animation: 'seamSlides', ...entering },
      _forcedColors: { background: 'none', color: 'CanvasText' },
    },
    overprint: {
      position: 'relative',
      clipPath: 'inset(0 var(--end) 0 var(--seam))',
      color: 'onUnison',
      _before: { content: 'attr(data-text)' },
    },
    half: {
      display: 'flex',
      justifyContent: 'center',
      pb: 'stack',
      '& > *': {
        width: { mdDown: 'full' },
        paddingInline: 'min({spacing.6}, 1.7vw)!',
        fontSize: 'min(1.375rem, 4.3vw)',
        // Where large text leaves no room for a whole word
        hyphens: 'auto',
      },
      '& svg': { display: { lgDown: 'none' } },
    },
    /** Each button stands where its frame is alone. */
    left: {
      '--ring': '{colors.ink}',
      gridColumn: '1!',
      paddingInline: '{spacing.margin} {spacing.2}',
    },
    right: {
      '--ring': '{colors.paper}',
      gridColumn: '3!',
      paddingInline: '{spacing.2} {spacing.margin}',
    },
  },
})
