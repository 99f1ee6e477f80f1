import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Sheet } from '../../sections/specimens/sheet.tsx'
import { Signatures } from '../../sections/specimens/signatures.tsx'
import { moveIn, useEntrance } from '../../ui/entrance.ts'

const verdict = css({ textStyle: 'label' })
const quote = css({ textStyle: 'title', textWrap: 'balance', mt: '1' })

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

/** As wide as what was agreed, which its dotted edge stands for */
const chart = css({
  display: 'grid',
  gap: '4',
  width: '3/4',
  borderInlineEnd: '{borderWidths.heavy} dotted',
  textStyle: { base: 'fact', md: 'title' },
  hyphens: 'auto',
})
/** What has come of each metric */
const METRICS = [
  ['views', css({ width: '[120%]', bg: 'creator' })],
  ['saves', css({ width: '3/4', bg: 'ink', color: 'onBrand' })],
  ['sales', css({ width: '[110%]', bg: 'brand', color: 'onBrand' })],
  ['agreed', css({ justifySelf: 'end', bg: 'paper' })],
] as const

const DELAY_MS = 400

/** The bars grow from their common start. */
const grow = (metrics: Element) =>
  moveIn(
    metrics,
    { clipPath: 'inset(0 100% 0 0)' },
    { to: { clipPath: 'inset(0 -34% 0 0)' }, delay: DELAY_MS },
  )

/** A campaign report: what it says, and the agreed metrics beside what has come of them. */
export function Report() {
  const t = useT()
  const metrics = useEntrance<HTMLUListElement>(grow)
  return (
    <Sheet of="report">
      {/* A drawing in words: it has no figures that could be told. */}
      <ul ref={metrics} className={chart} aria-hidden="true">
        {METRICS.map(([of, style]) => (
          <li key={of} className={style}>
            {t(`specimens.report.${of}`)}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
