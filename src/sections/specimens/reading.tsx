import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'
import { Sheet } from './sheet.tsx'

const verdict = css({ textStyle: 'small' })
const quote = css({ textStyle: 'title', textWrap: 'balance', mt: '1' })

/** A profile analysis: tone, visual style, engagement and fit. */
export function Reading() {
  const t = useT()
  return (
    <Sheet of="reading" lines={[0, 1, 2]} picture="specimen-reading">
      <p className={verdict}>{t('specimens.reading.rows.3.label')}</p>
      <p className={quote}>{t('specimens.reading.rows.3.text')}</p>
    </Sheet>
  )
}
