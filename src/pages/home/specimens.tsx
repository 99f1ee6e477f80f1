import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Sheet } from '../../sections/specimens/sheet.tsx'
import { Signatures } from '../../sections/specimens/signatures.tsx'
import { Art } from '../../ui/art.tsx'
import { moveIn, useEntrance } from '../../ui/entrance.ts'

const verdict = css({ textStyle: 'label' })
const quote = css({ textStyle: 'display3', textWrap: 'balance', mt: '1' })

/** A profile analysis: the person, tone, audience and fit. */
export function ProfileAnalysis() {
  const t = useT()
  return (
    <Sheet of="profileAnalysis" picture="specimen-profile-analysis">
      <p className={verdict}>{t('specimens.profileAnalysis.verdict.label')}</p>
      <p className={quote}>{t('specimens.profileAnalysis.verdict.text')}</p>
    </Sheet>
  )
}

/** The terms on one page, and three signatures. */
export function Agreement() {
  return (
    <Sheet of="agreement">
      <Signatures />
    </Sheet>
  )
}

const DELAY_MS = 400

/** The bars grow from their common start, beside their signs. */
const grow = (metrics: Element) =>
  moveIn(
    metrics,
    { clipPath: 'inset(0 82% 0 0)' },
    { to: { clipPath: 'inset(0)' }, delay: DELAY_MS },
  )

/** A campaign report: what it says, and the agreed metrics beside what has come of them. */
export function Report() {
  const metrics = useEntrance<HTMLImageElement>(grow)
  return (
    <Sheet of="report">
      <Art ref={metrics} name="report-metrics" />
    </Sheet>
  )
}
