import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Fraction } from './fraction.tsx'
import { Sheet } from './sheet.tsx'

const source = css({ display: 'block', textStyle: 'small' })

/** A campaign report: what it says, and how one of its figures is read. */
export function Report() {
  const t = useT()
  return (
    <Sheet of="report">
      <Fraction
        over={
          <>
            {t('specimens.report.return')}
            <span className={source}>{t('specimens.report.rows.0.label')}</span>
          </>
        }
        under={
          <>
            {t('specimens.report.spend')}
            <span className={source}>{t('specimens.agreement.title')}</span>
          </>
        }
      />
    </Sheet>
  )
}
