import { css } from '@styled/css'
import { CircleAlert } from 'lucide'
import { useT } from '../../i18n/use-t.ts'
import { textOf } from '../../layout/toaster/toast.ts'
import { Icon } from '../../ui/icon.tsx'
import { Prose } from '../../ui/prose.tsx'
import { failureTexts } from './inquiry-toasts.ts'
import type { FormStatus } from './use-inquiry-form.ts'

const failed = css({ display: 'flex', gap: '3', color: 'danger' })
const failedTitle = css({ textStyle: 'label' })
const failedText = css({ color: 'text' })
const AUTOFOCUS = { autoFocus: true }

interface FormNoteProps {
  status: FormStatus | null
  /** In a document that comes with a failure, the focus begins there */
  takesFocus?: boolean
}

/**
 * The form's status, for as long as it lasts: a toast says the same and goes. It has its
 * place after the button, where its coming and going moves no field.
 */
export function FormNote({ status, takesFocus = false }: FormNoteProps) {
  const t = useT()
  switch (status?.kind) {
    case 'restored':
      return (
        <Prose look="small" muted role="status">
          {t('contactPage.draftRestored')}
        </Prose>
      )
    case 'failed': {
      const { title, description } = failureTexts(status.failure)
      return (
        <div
          className={failed}
          tabIndex={takesFocus ? -1 : undefined}
          {...(takesFocus && AUTOFOCUS)}
        >
          <Icon of={CircleAlert} />
          <div>
            <p className={failedTitle}>{textOf(title, t)}</p>
            <Prose look="small" className={failedText}>
              {textOf(description, t)}
            </Prose>
          </div>
        </div>
      )
    }
    default:
      return null
  }
}
