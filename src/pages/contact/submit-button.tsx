import { css } from '@styled/css'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import { useT } from '../../i18n/use-t.ts'
import { Button } from '../../ui/button.tsx'
import { TONES } from './tones.ts'

const styles = {
  button: css({ justifySelf: { base: 'stretch', md: 'start' } }),
  /** Both labels share one grid cell, so that the width of the button does not change. */
  labels: css({ display: 'grid', justifyItems: 'center', '& > *': { gridArea: '1 / 1' } }),
  invisible: css({ visibility: 'hidden' }),
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
      <span className={styles.labels}>
        <Label isVisible={!isSending}>{t(`contactPage.buttons.${type}`)}</Label>
        <Label isVisible={isSending}>{t('contactPage.buttons.sending')}</Label>
      </span>
    </Button>
  )
}

function Label({ isVisible, children }: { isVisible: boolean; children: string }) {
  return (
    <span className={isVisible ? undefined : styles.invisible} aria-hidden={!isVisible}>
      {children}
    </span>
  )
}
