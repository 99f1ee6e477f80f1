import { css, cx } from '@styled/css'
import { frame } from '@styled/recipes'
import type { ReactNode } from 'react'
import { useEntrance, wipeDown } from '../ui/entrance.ts'

const styles = {
  /** The brand's frame hangs below the creator's, and to its right. */
  pair: css({
    display: 'grid',
    _print: { display: 'block' },
  }),
  side: css({
    overflow: 'clip',
    display: 'grid',
    gridTemplateRows: 'subgrid',
    gap: '4',
    padding: 'panel',
  }),
  creator: css({ gridArea: '1 / 1 / 3 / 3' }),
  brand: css({ gridArea: '2 / 2 / 4 / 4' }),
  text: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '[0]',
    hyphens: 'auto',
  }),
  /** Each text stands in the row that its frame does not share with the other. */
  creatorText: css({ gridRow: '1', pb: '5' }),
  brandText: css({ gridRow: '2', pt: '4' }),
  overlap: css({
    position: 'relative',
    zIndex: '[1]',
    gridArea: '2 / 2',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: '2',
    padding: 'panel',
    borderRadius: '[{radii.frame} 0 {radii.frame} 0]',
    _empty: { _print: { display: 'none' } },
  }),
  paper: frame({ tone: 'unison' }),
  stage: css({
    bg: 'onStage',
    color: 'stage',
    '--ring': '{colors.stage}',
    _forcedColors: { border: '{borderWidths.rule} solid CanvasText' },
    _print: { bg: 'transparent', color: 'current' },
  }),
}

const LAYOUTS = {
  /** On a desk beside each other */
  beside: css({
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) minmax(0, 8fr) minmax(0, 1fr)',
      md: 'minmax({radii.frame}, 1fr) minmax(0, 8fr) minmax({radii.frame}, 1fr)',
      xl: 'minmax(0, 8fr) minmax(0, 7fr) minmax(0, 8fr)',
    },
    // The corners stay outside the other frame, or the overlap would stick out of them.
    gridTemplateRows: { xl: '{radii.frame} auto {radii.frame}' },
  }),
  /** One below the other, overlapping in nearly their whole width. Their corners shrink where large text needs the room. */
  across: css({
    gridTemplateColumns: {
      base: 'minmax(clamp(0px, 100vw - 20rem, {radii.frame}), 1fr) minmax(0, 14fr) minmax(clamp(0px, 100vw - 20rem, {radii.frame}), 1fr)',
      md: 'minmax({radii.frame}, 1fr) minmax(0, 14fr) minmax({radii.frame}, 1fr)',
    },
  }),
}

/** The texts of frames that are beside each other on a desk */
const BESIDE = {
  creator: css({
    xl: {
      gridTemplateRows: 'auto',
      paddingInlineEnd: '[calc(100% * 7 / 15 + {spacing.panel})]',
    },
  }),
  brand: css({
    xl: {
      gridTemplateRows: 'auto',
      paddingInlineStart: '[calc(100% * 7 / 15 + {spacing.panel})]',
    },
  }),
  text: css({ xl: { gridRow: 'auto', paddingBlock: '0' } }),
}

interface OverlappingPanelsProps {
  ground?: 'paper' | 'stage'
  /** Where the brand's frame is on a desk; on a narrow screen it is below the creator's */
  layout?: keyof typeof LAYOUTS
  creator: ReactNode
  overlap: ReactNode
  brand: ReactNode
}

/** What the creator's side gives, what the brand's side gives, and between them what both have; or the halves of a quote. */
export function OverlappingPanels({
  ground = 'paper',
  layout = 'beside',
  creator,
  overlap,
  brand,
}: OverlappingPanelsProps) {
  const printed = useEntrance<HTMLDivElement>(wipeDown)
  const desk: Partial<typeof BESIDE> = layout === 'beside' ? BESIDE : {}
  const side = (tone: 'creator' | 'brand', text: ReactNode) => (
    <div className={cx(frame({ tone }), styles.side, styles[tone], desk[tone])}>
      <div className={cx(styles.text, styles[`${tone}Text`], desk.text)}>{text}</div>
    </div>
  )
  return (
    <div className={cx(styles.pair, LAYOUTS[layout])}>
      {side('creator', creator)}
      <div ref={printed} className={cx(styles[ground], styles.overlap)}>
        {overlap}
      </div>
      {side('brand', brand)}
    </div>
  )
}
