import { css, cx } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Sheet } from './sheet.tsx'

const chart = css({ display: 'grid', gap: '1' })
const bar = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  textStyle: 'label',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'sm',
  _forcedColors: { border: '1px solid CanvasText' },
})
const BARS = [
  { of: 'spend', className: css({ bg: 'brand', color: 'onBrand', width: '[62%]' }) },
  {
    of: 'return',
    className: css({ bg: 'creator', color: 'onCreator', '--selection': '{colors.paper}' }),
  },
] as const

/** Placeholder of a figure */
const NO_FIGURE = '—'

/** A campaign report: costs and results. */
export function Report() {
  const t = useT()
  return (
    <Sheet of="report">
      <div className={chart}>
        {BARS.map(({ of, className }) => (
          <p key={of} className={cx(bar, className)}>
            <span>{t(`specimens.report.${of}`)}</span>
            <span aria-hidden="true">{NO_FIGURE}</span>
          </p>
        ))}
      </div>
    </Sheet>
  )
}
