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

/** As wide as what was agreed, which its dotted edge stands for, on white where it crosses bars */
const chart = css({
  display: 'grid',
  gap: '2',
  width: '3/4',
  borderInlineEnd: '{borderWidths.heavy} dotted',
  background:
    '[linear-gradient({colors.paper} 0 0) right / {borderWidths.heavy} border-box no-repeat]',
})
/** They begin on the first of the ruled lines, which end below them. */
const bars = css({
  display: 'grid',
  gap: '4',
  width: '[calc(400% / 3)]',
  paddingBlock: '4',
  zIndex: '[-1]',
  background:
    '[linear-gradient(90deg, {colors.creatorLine} {borderWidths.rule}, transparent 0) 0 0 / 10% 100%]',
  textStyle: { base: 'fact', md: 'title' },
  hyphens: 'auto',
})
/** What has come of each metric */
const METRICS = [
  ['views', css({ width: '[90%]', bg: 'creator' })],
  ['saves', css({ width: '[55%]', bg: 'ink', color: 'onBrand' })],
  ['sales', css({ width: '[82%]', bg: 'brand', color: 'onBrand' })],
] as const
const agreed = css({ textStyle: 'label', textAlign: 'end', pe: '3', hyphens: 'auto' })

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
  const t = useT()
  const metrics = useEntrance<HTMLUListElement>(grow)
  return (
    <Sheet of="report">
      {/* A drawing in words: it has no figures that could be told. */}
      <div className={chart} aria-hidden="true">
        <ul ref={metrics} className={bars}>
          {METRICS.map(([of, style]) => (
            <li key={of} className={style}>
              {t(`specimens.report.${of}`)}
            </li>
          ))}
        </ul>
        <p className={agreed}>{t('specimens.report.agreed')}</p>
      </div>
    </Sheet>
  )
}
