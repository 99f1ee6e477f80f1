import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import type { InquiryFailure } from '../../contact/inquiry-failure.ts'
import { INQUIRY_TYPES } from '../../contact/inquiry-type.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../i18n/languages.ts'
import type { InquiryResponse, inquiryMachine } from '../../machines/inquiry.machine.ts'
import type { languageMachine } from '../../machines/language.machine.ts'
import type { Toast, toasterMachine } from '../../machines/toaster.machine.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from '../../tuning.ts'

/**
 * Example payloads for the events of each machine, by a label, and the input that the machine is
 * started with. Every event with a payload needs an example: a missing one is a compile error.
 */

type TypeWithPayload<Event> = Event extends { type: infer Type extends string }
  ? keyof Omit<Event, 'type'> extends never
    ? never
    : Type
  : never

type Payloads<Machine extends AnyStateMachine> = {
  [Type in TypeWithPayload<EventFromLogic<Machine>>]: (
    snapshot: AnyMachineSnapshot,
  ) => Record<string, Omit<Extract<EventFromLogic<Machine>, { type: Type }>, 'type'>>
}

/**
 * The input of a simulated machine; its functions are copied into tests as they are written here.
 */
type Input<Machine extends AnyStateMachine> = (clock: { now: () => number }) => InputFrom<Machine>

interface MachineExamples<Machine extends AnyStateMachine> {
  payloads: Payloads<Machine>
  input: Input<Machine>
}

/** Uses messages that every page has loaded. */
const toast = (kind: Toast['kind'], text: Pick<Toast, 'title' | 'description'>) => ({
  toast: { id: `example-${kind}`, kind, ...text, duration: TOAST_DURATION_MS, dismiss: () => {} },
})

const toaster: MachineExamples<typeof toasterMachine> = {
  payloads: {
    'toast.show': () => ({
      success: toast('success', { title: 'agencyName', description: 'footer.subtitle' }),
      error: toast('error', { title: 'ui.copyFailed', description: 'ui.notStarted' }),
    }),
    'toast.close': ({ context }) => ({
      'the one there': { id: context.toast?.id ?? 'none' },
      another: { id: 'another' },
    }),
    'swipe.move': () => ({
      [`${TOAST_SWIPE_THRESHOLD_PX} px`]: { dx: TOAST_SWIPE_THRESHOLD_PX },
      [`${TOAST_SWIPE_THRESHOLD_PX + 1} px`]: { dx: TOAST_SWIPE_THRESHOLD_PX + 1 },
    }),
  },
  input: (clock) => ({ now: () => clock.now() }),
}

const language: MachineExamples<typeof languageMachine> = {
  payloads: {
    'language.choose': () =>
      Object.fromEntries(LANGUAGES.map(({ code }) => [code, { language: code }])),
  },
  input: () => ({ pathname: '/', saved: null, browser: DEFAULT_LANGUAGE }),
}

const values = {
  name: 'Anna Nowak',
  email: 'anna@example.com',
  message: 'Hello',
} as const

const response = (output: InquiryResponse) => ({ output, actorId: 'post' as const })
const refusal = (failure: InquiryFailure) => response({ ok: false, failure })

const inquiry: MachineExamples<typeof inquiryMachine> = {
  payloads: {
    'inquiry.submit': () =>
      Object.fromEntries(
        INQUIRY_TYPES.map((type) => [
          type,
          {
            values: {
              ...values,
              type,
              ...(type === 'influencer' && { profileLink: '@anna.nowak' }),
            },
          },
        ]),
      ),
    'xstate.done.actor.post': () => ({
      stored: response({ ok: true }),
      retryable: refusal({ reason: 'retryable' }),
      unknown: refusal({ reason: 'unknown' }),
      rejected: refusal({ reason: 'rejected', fieldErrors: { email: 'emailFormat' } }),
      'too many': refusal({ reason: 'tooMany', retryAfterSeconds: 60 }),
    }),
  },
  input: (clock) => ({ createKey: () => String(clock.now()) }),
}

interface AnyExamples {
  payloads: Record<string, ((snapshot: AnyMachineSnapshot) => Record<string, object>) | undefined>
  input: (clock: { now: () => number }) => object | undefined
}

const EXAMPLES: Record<string, AnyExamples | undefined> = { toaster, language, inquiry }

/** The example payloads of an event type in the current state of a machine, by label. */
export const payloadsOf = (snapshot: AnyMachineSnapshot, type: string): Record<string, object> =>
  EXAMPLES[snapshot.machine.id]?.payloads[type]?.(snapshot) ?? { '': {} }

/** The default input of a machine. */
export const exampleInput = (machine: string, clock: { now: () => number }): object | undefined =>
  EXAMPLES[machine]?.input(clock)
