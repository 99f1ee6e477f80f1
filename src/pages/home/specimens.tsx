import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Row, Sheet } from '../../sections/specimens/sheet.tsx'
import { Signatures } from '../../sections/specimens/signatures.tsx'
import { Art } from '../../ui/art.tsx'
import { moveIn, useEntrance } from '../../ui/entrance.ts'

const verdict = css({ textStyle: 'small' })
const quote = css({ textStyle: 'title', textWrap: 'balance', mt: '1' })

/** A profile analysis: tone, visual style, engagement and fit. */
export function ProfileAnalysis() {
  const t = useT()
  return (
    <Sheet of="profileAnalysis" lines={[0, 1, 2]} picture="specimen-profile-analysis">
      <p className={verdict}>{t('specimens.profileAnalysis.rows.3.label')}</p>
      <p className={quote}>{t('specimens.profileAnalysis.rows.3.text')}</p>
    </Sheet>
  )
}

/** The terms on one page, and three signatures. */
export function Agreement() {
  const t = useT()
  return (
    <Sheet
      of="agreement"
      picture="specimen-agreement"
      last={
        <Row
          label={t('specimens.agreement.rows.4.label')}
          text={t('specimens.agreement.rows.4.text')}
        />
      }
    >
      <Signatures />
    </Sheet>
  )
}

const DELAY_MS = 400

/** The bars grow from their common start. */
const grow = (metrics: Element) =>
  moveIn(
    metrics,
    { clipPath: 'inset(0 100% 0 0)' },
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
