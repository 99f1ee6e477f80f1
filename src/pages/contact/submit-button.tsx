import { css } from '@styled/css'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { TONES } from './tones.ts'

const styles = {
  button: css({
    justifySelf: { base: 'stretch', md: 'start' },
    position: 'relative',
    _unavailable: { '& svg': { visibility: 'hidden' } },
  }),
  invisible: css({ visibility: 'hidden' }),
  /** In the middle of a button that keeps its width. */
  sending: css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' }),
}

interface SubmitButtonProps {
  type: InquiryType
  isSending: boolean
}

/** Not `disabled` while sending, which would lose the focus. */
export function SubmitButton({ type, isSending }: SubmitButtonProps) {
  const t = useT()
  return (
    <Button
      type="submit"
      tone={TONES[type]}
      arrow
      className={styles.button}
      aria-disabled={isSending}
    >
      <span className={isSending ? styles.invisible : undefined} aria-hidden={isSending}>
        {t(`contactPage.buttons.${type}`)}
      </span>
      {isSending && <span className={styles.sending}>{t('contactPage.buttons.sending')}</span>}
    </Button>
  )
}
