import { createActor } from 'xstate'
import type { Translate } from '../../i18n/t.ts'
import { type Toast, type ToastText, toasterMachine } from '../../machines/toaster.machine.ts'
import { TOAST_DURATION_MS } from '../../tuning.ts'

/** Texts and duration of a toast; a text is a key, or a function of the current `translate`. */
export type ToastContent = Pick<Toast, 'title' | 'description' | 'action'> &
  Partial<Pick<Toast, 'duration'>>

/** The site's toaster, outside React: toasts outlive pages and language switches. */
export const toaster = createActor(toasterMachine, {
  input: { now: () => performance.now() },
}).start()

let count = 0

const show = (kind: Toast['kind']) => (content: ToastContent) => {
  const id = `toast-${++count}`
  const dismiss = () => toaster.send({ type: 'toast.close', id })
  const shown: Toast = { duration: TOAST_DURATION_MS, ...content, id, kind, dismiss }
  toaster.send({ type: 'toast.show', toast: shown })
  return shown
}

/** Shows a toast, and returns it: its `dismiss()` closes it. */
export const toast = { success: show('success'), error: show('error') }

/** Resolves a text in the language of `translate`. */
export const toastText = (text: ToastText, translate: Translate): string =>
  typeof text === 'function' ? text(translate) : translate(text)
