import { css } from '@styled/css'
import type { ComponentProps } from 'react'
import { useT } from '../../../i18n/use-t.ts'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const styles = {
  button: css({
    justifySelf: { md: 'start' },
    position: 'relative',
    _unavailable: { '& svg': { visibility: 'hidden' } },
  }),
  invisible: css({ visibility: 'hidden' }),
  /** In the middle of a button that keeps its width. */
  sending: css({ position: 'absolute', inset: '0', display: 'grid', placeItems: 'center' }),
}

interface SubmitButtonProps extends Pick<ComponentProps<typeof Button>, 'tone'> {
  label: string
  isSending: boolean
}

/** Not `disabled` while sending, which would lose the focus. */
export function SubmitButton({ label, tone, isSending }: SubmitButtonProps) {
  const sending = useT()('contactPage.buttons.sending')
  return (
    <>
      <Button type="submit" tone={tone} arrow className={styles.button} aria-disabled={isSending}>
        <span className={isSending ? styles.invisible : undefined} aria-hidden={isSending}>
          {label}
        </span>
        {isSending && <span className={styles.sending}>{sending}</span>}
      </Button>
      {/* The changed name of a focused button is not announced. */}
      <VisuallyHidden role="status">{isSending && sending}</VisuallyHidden>
    </>
  )
}
