import { useT } from '../../i18n/use-t.ts'
import { Row, Sheet } from './sheet.tsx'
import { Signatures } from './signatures.tsx'

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
