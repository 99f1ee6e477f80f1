import { css, cx } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Sheet } from './sheet.tsx'

const chart = css({ display: 'grid', gap: '2' })
/** Dotted, as the missing half: their figures are still to come. */
const bar = css({
  textStyle: 'label',
  paddingInline: '3',
  paddingBlock: '2',
  border: '{borderWidths.heavy} dotted',
  borderRadius: 'sm',
})
const BARS = [
  { of: 'spend', className: css({ width: '[62%]' }) },
  { of: 'return', className: undefined },
] as const

/** A campaign report: costs and results. */
export function Report() {
  const t = useT()
  return (
    <Sheet of="report">
      <div className={chart}>
        {BARS.map(({ of, className }) => (
          <p key={of} className={cx(bar, className)}>
            {t(`specimens.report.${of}`)}
          </p>
        ))}
      </div>
    </Sheet>
  )
}
