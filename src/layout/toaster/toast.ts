import { type ActorOptions, type ActorRefFrom, createActor } from 'xstate'
import type { Translate } from '../../i18n/t.ts'
import { type Toast, type ToastText, toasterMachine } from '../../machines/toaster.machine.ts'
import { TOAST_DURATION_MS } from '../../tuning.ts'

export type ToasterActor = ActorRefFrom<typeof toasterMachine>

/** Texts and duration of a toast; a text is a key, or a function of the current `translate`. */
export type ToastContent = Pick<Toast, 'title' | 'description' | 'copyable' | 'action'> &
  Partial<Pick<Toast, 'duration'>>

/** Starts a toaster; tests give it a simulated clock and the same clock's `now`. */
export function startToaster(
  options: Omit<ActorOptions<typeof toasterMachine>, 'input'> = {},
  now: () => number = () => performance.now(),
): ToasterActor {
  return createActor(toasterMachine, { ...options, input: { now } }).start()
}

/**
 * The API for showing toasts: `toast.success(content)` and `toast.error(content)` return the toast,
 * whose `dismiss()` closes it.
 */
export function createToast(toaster: ToasterActor) {
  let count = 0

  const show = (kind: Toast['kind'], content: ToastContent): Toast => {
    const id = `toast-${++count}`
    const dismiss = () => toaster.send({ type: 'toast.close', id })
    const toast: Toast = { duration: TOAST_DURATION_MS, ...content, id, kind, dismiss }
    toaster.send({ type: 'toast.show', toast })
    return toast
  }

  return {
    success: (content: ToastContent) => show('success', content),
    error: (content: ToastContent) => show('error', content),
  }
}

/** Resolves a text in the language of `translate`. */
export const textOf = (text: ToastText, translate: Translate): string =>
  typeof text === 'function' ? text(translate) : translate(text)

/** The site's toaster, outside React: toasts outlive pages and language switches. */
export const toaster = startToaster()

export const toast = createToast(toaster)
