import { css, cx } from '@styled/css'
import { heading } from '@styled/recipes'
import type { ReactElement, ReactNode } from 'react'
import { Bounds } from '../ui/bounds.tsx'
import { wordFitOf } from '../ui/fit.ts'
import { Heading } from '../ui/heading.tsx'
import { Prose } from '../ui/prose.tsx'
import { Section } from '../ui/section.tsx'

const panel = css({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > *': { gridColumn: '1 / -1' },
  marginInline: { wide: '[calc((100% - 100vw) / 2)]' },
  '--selection': '{colors.paper}',
  viewTimelineName: '[--panel]',
  // The two frames: they slide until they register.
  '&::before, &::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '0',
    zIndex: '[-1]',
    borderRadius: 'frame',
    _forcedColors: { bg: 'transparent!', border: '{borderWidths.rule} solid CanvasText' },
    _scrollDriven: { animationTimeline: '[--panel]', animationRange: 'entry 20% cover 42%' },
  },
  _before: {
    insetInline: '[0 44%]',
    borderStartRadius: { wide: '[0]' },
    bg: 'creator',
    _scrollDriven: { animation: 'creatorSlides' },
  },
  _after: {
    insetInline: '[44% 0]',
    borderEndRadius: { wide: '[0]' },
    bg: 'brand',
    _scrollDriven: { animation: 'brandSlides' },
  },
})
/** Where the frames overlap, the third ink prints, with the headline once more in its own. */
const unison = css({
  position: 'absolute',
  inset: '0',
  bg: 'unison',
  clipPath: 'inset(0 44% 0 44% round {radii.frame})',
  pointerEvents: 'none',
  _scrollDriven: {
    animation: 'middlePrints',
    animationTimeline: '[--panel]',
    animationRange: 'cover 42% cover 54%',
  },
  _forcedColors: { display: 'none' },
  _print: { display: 'none' },
})
/** The seam inverts every letter that crosses it, whatever the language. */
const headline = css({
  paddingInline: { base: '4', md: 'margin' },
  pt: '[clamp(4rem, 8vw, 8rem)]',
  pb: '[clamp(3rem, 6vw, 6rem)]',
  textAlign: 'center',
})
/**
 * On the edge of the green frame, which lies above the pink one, and moves with it. The gradient is
 * twice as wide as the panel, so that its seam can be at any place.
 */
const cut = css({
  color: 'transparent',
  background:
    '[linear-gradient(90deg, {colors.onCreator} 50%, {colors.onBrand} 0) 56% 0 / 200% 100%]',
  backgroundClip: '[text!]',
  _scrollDriven: {
    animation: 'seamSlides',
    animationTimeline: '[--panel]',
    animationRange: 'entry 20% cover 42%',
  },
  _forcedColors: { background: '[none]', color: '[CanvasText]' },
})
const overprint = css({ color: 'onUnison', _before: { content: 'attr(data-text)' } })
const half = css({
  gridColumn: 'auto!',
  display: 'flex',
  justifyContent: 'center',
  paddingInline: '2',
  pb: '[clamp(2rem, 4vw, 4rem)]',
  '& > *': {
    width: { base: 'full', md: 'auto' },
    paddingInline: { base: '2', md: '6' },
    textStyle: { base: 'nav', md: 'action' },
    fontSize: { smDown: '[min(1.125rem, 4.4vw)]' },
    // Where large text leaves no room for a whole word
    hyphens: 'auto',
  },
  '& svg': { display: { base: 'none', md: 'block' } },
})
/** Each button stands where its frame is alone: the overlap takes the inner 12 % of a half. */
const PLACES = {
  left: css({ '--ring': '{colors.ink}', paddingInlineEnd: '[calc(12% + 0.5rem)]' }),
  right: css({ '--ring': '{colors.paper}', paddingInlineStart: '[calc(12% + 0.5rem)]' }),
} as const
const subtitle = css({
  mt: '8',
  marginInline: 'auto',
  textAlign: 'center',
  textWrap: 'balance',
})

interface ClosingPanelProps {
  title: string
  /** The button of the creators’ half */
  left: ReactElement
  /** The button of the brands’ half */
  right: ReactElement
  className?: string
  /** A sentence below the panel */
  children: ReactNode
}

/** A closing call to action: one panel, two inks, a button for each half. */
export function ClosingPanel({ title, left, right, className, children }: ClosingPanelProps) {
  return (
    <Section space="above" className={className}>
      <Bounds>
        <div className={panel}>
          <Heading level={2} variant="closing" className={cx(headline, cut)}>
            {title}
          </Heading>
          <div className={unison} aria-hidden="true">
            <div
              className={cx(
                heading({ variant: 'closing', wordFit: wordFitOf(title) }),
                headline,
                overprint,
              )}
              data-text={title}
            />
          </div>
          <div className={cx(half, PLACES.left)}>{left}</div>
          <div className={cx(half, PLACES.right)}>{right}</div>
        </div>
        <Prose variant="lead" className={subtitle}>
          {children}
        </Prose>
      </Bounds>
    </Section>
  )
}
