import type { InquiryFailure } from '../../../inquiry/inquiry-failure.ts'
import { reload } from '../../../layout/full-page-load.ts'
import type { ToastContent } from '../../../layout/toaster/toast.ts'
import { failureTexts } from './failure-texts.ts'

export const SENT: ToastContent = {
  title: 'contactPage.success.title',
  description: 'contactPage.success.description',
}

export const REGISTERED: ToastContent = {
  title: 'contactPage.received.registered',
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
