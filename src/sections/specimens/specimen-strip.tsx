import { css, cx } from '@styled/css'
import type { ComponentType } from 'react'
import type { Specimen } from '../../content/specimens.ts'
import { useT } from '../../i18n/use-t.ts'
import { Agreement } from './agreement.tsx'
import { Reading } from './reading.tsx'
import { Report } from './report.tsx'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'

const SHEETS: Record<Specimen, ComponentType> = {
  reading: Reading,
  agreement: Agreement,
  report: Report,
}

const strip = css({
  lgDown: {
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: '[x proximity]',
    scrollPaddingInline: 'margin',
    // Full bleed
    marginInline: '[calc(-1 * {spacing.margin})]',
    paddingInline: 'margin',
    pt: '2',
    pb: '6',
    // Outside there is no screen.
    outlineOffset: '[calc(-1 * {borderWidths.heavy})]',
  },
})
const list = css({
  lgDown: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '[min(20rem, 82vw)]',
    gap: 'gutter',
    width: '[max-content]',
  },
})
/** As high as the highest in its row */
const item = css({ display: 'grid', scrollSnapAlign: 'start' })
/** One alone has nothing to scroll to. */
const single = css({ lgDown: { display: 'grid', gridTemplateColumns: '[minmax(0, 32rem)]' } })

interface SpecimenStripProps {
  shown: readonly Specimen[]
  className?: string
  listClassName: string
}

/** Specimens side by side; on a narrow screen a horizontal scroller with scroll snapping. */
export function SpecimenStrip({ shown, className, listClassName }: SpecimenStripProps) {
  const t = useT()
  const scroller = useKeyboardScroll<HTMLElement>()
  return (
    <section ref={scroller} aria-label={t('specimens.title')} className={cx(strip, className)}>
      <ul className={cx(shown.length > 1 ? list : single, listClassName)}>
        {shown.map((specimen) => {
          const Specimen = SHEETS[specimen]
          return (
            <li key={specimen} className={item}>
              <Specimen />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
