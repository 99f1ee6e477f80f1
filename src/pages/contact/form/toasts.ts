import { formErrorText } from '../../../contact/field-error-text.ts'
import type { FieldErrors } from '../../../contact/fields.ts'
import type { InquiryFailure } from '../../../contact/inquiry-failure.ts'
import type { Translate } from '../../../i18n/t.ts'
import type { ToastContent } from '../../../layout/toaster/toast.ts'
import { reload } from '../../../layout/whole-document.ts'

type Texts = Required<Pick<ToastContent, 'title' | 'description'>>

export const SENT: ToastContent = {
  title: 'contactPage.success.title',
  description: 'contactPage.success.description',
}

export const REGISTERED: ToastContent = {
  title: 'contactPage.received.registered',
}

/** The validation errors of a form (specification, Contact form). */
export const validationToast = (fieldErrors: FieldErrors): Texts => ({
  title: 'contactPage.errors.title',
  description: (t: Translate) => formErrorText(t, fieldErrors),
})

/** Why the form was not sent, as a title and a description. */
export function failureTexts(failure: InquiryFailure): Texts {
  const { reason } = failure
  if (reason === 'rejected') return validationToast(failure.fieldErrors)
  return {
    title: `contactPage.failure.${reason}.title`,
    description:
      reason === 'tooMany'
        ? (t: Translate) =>
            t('contactPage.failure.tooMany.description', {
              minutes: Math.ceil(failure.retryAfterSeconds / 60),
            })
        : `contactPage.failure.${reason}.description`,
  }
}

/** A failure, with the button that may help: to retry, or to reload a page that is outdated. */
export function failureToast(failure: InquiryFailure, retry: () => void): ToastContent {
  const texts = failureTexts(failure)
  switch (failure.reason) {
    case 'rejected':
    case 'tooMany':
      return texts
    case 'outdated':
      return { ...texts, action: { label: 'errorPage.reload', run: reload } }
    default:
      return { ...texts, action: { label: 'contactPage.failure.retry', run: retry } }
  }
}
