import { type ActorOptions, type ActorRefFrom, createActor } from 'xstate'
import type { Translate } from '../../i18n/t.ts'
import { type Toast, type ToastText, toasterMachine } from '../../machines/toaster.machine.ts'
import { TOAST_DURATION_MS } from '../../tuning.ts'

export type ToasterActor = ActorRefFrom<typeof toasterMachine>

/** What a toast says and how long; texts are keys, or functions of the translate of the moment. */
export type ToastContent = Pick<Toast, 'title' | 'description' | 'action'> &
  Partial<Pick<Toast, 'duration'>>

/** The longest a browser's timer can wait. */
const LONGEST_MS = 2 ** 31 - 1

/** Starts a toaster; tests give it a simulated clock and the same clock's `now`. */
export function startToaster(
  options: Omit<ActorOptions<typeof toasterMachine>, 'input'> = {},
  now: () => number = () => performance.now(),
): ToasterActor {
  return createActor(toasterMachine, { ...options, input: { now } }).start()
}

/**
 * The way to show toasts: `toast.success(content)` and `toast.error(content)` give the toast, whose
 * `dismiss()` closes it. A duration that is no number of milliseconds is a `RangeError`.
 */
export function createToast(toaster: ToasterActor) {
  let count = 0

  const show = (kind: Toast['kind'], content: ToastContent): Toast => {
    const { duration = TOAST_DURATION_MS } = content
    if (!(duration > 0 && duration <= LONGEST_MS)) {
      throw new RangeError(`A toast lasts between 1 and ${LONGEST_MS} ms, not ${duration}`)
    }
    const id = `toast-${++count}`
    const dismiss = () => toaster.send({ type: 'toast.close', id })
    const toast: Toast = { ...content, id, kind, duration, dismiss }
    toaster.send({ type: 'toast.show', toast })
    return toast
  }

  return {
    success: (content: ToastContent) => show('success', content),
    error: (content: ToastContent) => show('error', content),
  }
}

/** The words of a text in the language of `translate`. */
export const textOf = (text: ToastText, translate: Translate): string =>
  typeof text === 'function' ? text(translate) : translate(text)

/** The site's one toaster. It lives outside React: toasts outlast pages and languages. */
export const toaster = startToaster()

export const toast = createToast(toaster)
