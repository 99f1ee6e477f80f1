import type { Translate } from '../../../i18n/t.ts'
import { formErrorText } from '../../../inquiry/field-error-text.ts'
import type { FieldErrors } from '../../../inquiry/fields.ts'
import type { InquiryFailure } from '../../../inquiry/inquiry-failure.ts'
import type { ToastContent } from '../../../layout/toaster/toast.ts'

type Texts = Required<Pick<ToastContent, 'title' | 'description'>>

/** The validation errors of a form (specification, Contact form). */
export const validationTexts = (fieldErrors: FieldErrors): Texts => ({
  title: 'contactPage.errors.title',
  description: (t: Translate) => formErrorText(t, fieldErrors),
})

/** Why the form was not sent, as a title and a description. */
export function failureTexts(failure: InquiryFailure): Texts {
  const { reason } = failure
  if (reason === 'rejected') return validationTexts(failure.fieldErrors)
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
