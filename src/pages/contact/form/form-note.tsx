import { css } from '@styled/css'
import { CircleAlert } from 'lucide'
import { useT } from '../../../i18n/use-t.ts'
import type { InquiryFailure } from '../../../inquiry/inquiry-failure.ts'
import { reload } from '../../../layout/full-page-load.ts'
import { toastText } from '../../../layout/toaster/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { failureTexts } from './failure-texts.ts'

const styles = {
  /** While it is empty it takes no row of the form. */
  restored: css({ _empty: { position: 'absolute' } }),
  failed: css({ display: 'flex', gap: '3', color: 'danger' }),
  failedTitle: css({ textStyle: 'label' }),
  failedText: css({ color: 'text' }),
  reload: css({ mt: '4' }),
}
const AUTOFOCUS = { autoFocus: true }

/** Scrolls the note to the middle of the screen: at the lower edge the toast would cover it. */
const scrollToMiddle = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'center' })

interface FormNoteProps {
  /** Whether the form has what was typed before a reload */
  isRestored?: boolean
  /** Why it was not sent */
  failure: InquiryFailure | null
  /** Whether the note has the initial focus, in a document that was rendered with a failure */
  takesFocus?: boolean
}

/**
 * The form's status: a toast says the same but disappears. It follows the button, where it causes
 * no layout shift of the fields.
 */
export function FormNote({ isRestored = false, failure, takesFocus = false }: FormNoteProps) {
  const t = useT()
  return (
    <>
      {/* A live region exists before its text, or screen readers would not announce it. */}
      <div role="status" className={styles.restored}>
        {isRestored && !failure && (
          <Prose variant="small" muted>
            {t('contactPage.draftRestored')}
          </Prose>
        )}
      </div>
      {failure && <Failure failure={failure} takesFocus={takesFocus} />}
    </>
  )
}

interface FailureProps {
  failure: InquiryFailure
  takesFocus: boolean
}

function Failure({ failure, takesFocus }: FailureProps) {
  const t = useT()
  const { title, description } = failureTexts(failure)
  return (
    <div
      ref={failure.reason === 'rejected' ? undefined : scrollToMiddle}
      className={styles.failed}
      tabIndex={takesFocus ? -1 : undefined}
      {...(takesFocus && AUTOFOCUS)}
    >
      <Icon of={CircleAlert} />
      <div>
        <p className={styles.failedTitle}>{toastText(title, t)}</p>
        <Prose variant="small" className={styles.failedText}>
          {toastText(description, t)}
        </Prose>
        {failure.reason === 'outdated' && (
          <Button tone="line" size="sm" className={styles.reload} onClick={reload}>
            {t('errorPage.reload')}
          </Button>
        )}
      </div>
    </div>
  )
}
