import type { InquiryFailure } from '../../contact/inquiry-failure.ts'
import { FIELD_NAMES, type Problems } from '../../contact/inquiry-fields.ts'
import { missingFieldsText, problemText } from '../../contact/problem-text.ts'
import type { Translate } from '../../i18n/t.ts'
import type { ToastContent } from '../../layout/toaster/toast.ts'

type Texts = Required<Pick<ToastContent, 'title' | 'description'>>

export const SENT: ToastContent = {
  title: 'contactPage.success.title',
  description: 'contactPage.success.description',
}

/** What to mend before the form can be sent (specification §5). */
export function validationToast(problems: Problems): Texts {
  const malformed = (t: Translate) =>
    FIELD_NAMES.flatMap((name) => (problems[name] ? problemText(t, name, problems[name]) : [])).at(
      0,
    ) ?? ''
  return {
    title: 'contactPage.errors.title',
    description: missingFieldsText(problems) ?? malformed,
  }
}

/** Why the form was not sent, as a title and a description. */
export function failureTexts(failure: InquiryFailure): Texts {
  const { reason } = failure
  if (reason === 'rejected') return validationToast(failure.problems)
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

/** A failure; what may be sent again at once can be sent from the toast. */
export function failureToast(failure: InquiryFailure, retry: () => void): ToastContent {
  const texts = failureTexts(failure)
  if (failure.reason === 'rejected' || failure.reason === 'tooMany') return texts
  return { ...texts, action: { label: 'contactPage.failure.retry', run: retry } }
}
