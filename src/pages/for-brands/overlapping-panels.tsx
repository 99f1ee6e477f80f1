import { css, cx } from '@styled/css'
import { frame } from '@styled/recipes'
import type { ReactNode } from 'react'
import { useEntrance, wipeDown } from '../../ui/entrance.ts'

const styles = {
  /** The frames meet side by side; on a narrow screen the brand's hangs below the creator's, and to its right. */
  pair: css({
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) minmax(0, 8fr) minmax(0, 1fr)',
      xl: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 4fr)',
    },
    gridTemplateRows: { xl: '2rem auto 2rem' },
    _print: { display: 'block' },
  }),
  side: css({ overflow: 'clip', display: 'grid', gap: '4', padding: 'panel' }),
  creator: css({
    gridArea: '1 / 1 / 3 / 3',
    gridTemplateRows: { xlDown: 'subgrid' },
    paddingInlineEnd: { xl: '[calc(100% * 3 / 7 + {spacing.panel})]' },
  }),
  brand: css({
    gridArea: '2 / 2 / 4 / 4',
    gridTemplateRows: { xlDown: 'subgrid' },
    paddingInlineStart: { xl: '[calc(100% * 3 / 7 + {spacing.panel})]' },
  }),
  text: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    minWidth: '[0]',
    hyphens: 'auto',
  }),
  /** One below another, each stands in the row that it has for itself. */
  creatorText: css({ gridRow: { xlDown: '1' }, pb: { xlDown: '4' } }),
  brandText: css({ gridRow: { xlDown: '2' }, pt: { xlDown: '4' } }),
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
  }),
  paper: frame({ tone: 'unison', size: 'bare' }),
  stage: css({
    bg: 'onStage',
    color: 'stage',
    '--ring': '{colors.stage}',
    _forcedColors: { border: '{borderWidths.rule} solid CanvasText' },
    _print: { bg: 'transparent', color: 'current' },
  }),
}

interface OverlappingPanelsProps {
  ground?: 'paper' | 'stage'
  creator: ReactNode
  overlap: ReactNode
  brand: ReactNode
}

/** What the creator's side gives, what the brand's side gives, and between them what both have. */
export function OverlappingPanels({
  ground = 'paper',
  creator,
  overlap,
  brand,
}: OverlappingPanelsProps) {
  const printed = useEntrance<HTMLDivElement>(wipeDown)
  return (
    <div className={styles.pair}>
      <div className={cx(frame({ tone: 'creator', size: 'bare' }), styles.side, styles.creator)}>
        <div className={cx(styles.text, styles.creatorText)}>{creator}</div>
      </div>
      <div ref={printed} className={cx(styles[ground], styles.overlap)}>
        {overlap}
      </div>
      <div className={cx(frame({ tone: 'brand', size: 'bare' }), styles.side, styles.brand)}>
        <div className={cx(styles.text, styles.brandText)}>{brand}</div>
      </div>
    </div>
  )
}
