import { css } from '@styled/css'
import { useT } from '../../i18n/use-t.ts'

/** Out of sight, yet laid out: robots skip what is not displayed. */
const outOfSight = css({ srOnly: true })

/**
 * A field that only robots fill in. People never meet it, whether they look, listen or use the
 * keyboard; a text browser reads its label.
 */
export function Honeypot({ website }: { website?: string | undefined }) {
  const t = useT()
  return (
    <div className={outOfSight} aria-hidden="true">
      <label>
        {t('contactPage.honeypot')}
        <input type="text" name="website" defaultValue={website} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
