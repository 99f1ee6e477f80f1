import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'

/** Not `display: none`: bots skip fields that are not rendered. */
const visuallyHidden = css({ srOnly: true })

/**
 * A field that only bots fill in: invisible, hidden from assistive technology and out of the tab
 * order. A text browser shows its label.
 */
export function Honeypot({ website }: { website?: string | undefined }) {
  const t = useT()
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label>
        {t('contactPage.honeypot')}
        <input type="text" name="website" defaultValue={website} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
