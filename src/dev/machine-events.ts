import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate'
import { LANGUAGES } from '../i18n/languages.ts'
import type { InquiryFailure } from '../inquiry/inquiry-failure.ts'
import { type InquiryResponse, inquiryMachine } from '../machines/inquiry.machine.ts'
import { languageMachine } from '../machines/language.machine.ts'
import { mobileMenuMachine } from '../machines/mobile-menu.machine.ts'
import { type Toast, toasterMachine } from '../machines/toaster.machine.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from '../tuning.ts'

/**
 * The events of each machine: what the buttons of the live view send, what stands in its links, and
 * what models play.
 */

/**
 * Every type of event, with the contents that make a difference, by a label. The compiler asks for all
 * of them, so that an event is played even when the machine forgets it.
 */
export type EventPayloads<Event extends EventObject> = {
  readonly [Each in Event as OwnType<Each['type']>]: Readonly<Record<string, Omit<Each, 'type'>>>
}

/** Timers and answers are XState's. */
export type OwnType<Type extends string> = Exclude<Type, `xstate.${string}`>

/** The contents of an event that says everything by its type. */
export const NO_PAYLOAD = { '': {} } as const

/** The contents of events by their type, as what invoked actors answer. */
export type PayloadsByType = Readonly<Record<string, Readonly<Record<string, object>>>>

interface MachineEvents<Machine extends AnyStateMachine> {
  machine: Machine
  events: EventPayloads<EventFromLogic<Machine>>
  answers?: PayloadsByType
  /** What a simulated machine starts with; a copied test has its functions as they are written here. */
  input?: (clock: { now: () => number }) => InputFrom<Machine>
}

/** Uses texts that every page has loaded. */
const toast = (kind: Toast['kind'], text: Pick<Toast, 'title' | 'description' | 'duration'>) => ({
  toast: { id: kind, kind, ...text, dismiss: () => {} },
})

export const toaster = {
  machine: toasterMachine,
  events: {
    'toast.show': {
      success: toast('success', {
        title: 'agencyName',
        description: 'footer.subtitle',
        duration: TOAST_DURATION_MS,
      }),
      error: toast('error', {
        title: 'ui.copyFailed',
        description: 'ui.notStarted',
        duration: TOAST_DURATION_MS / 2,
      }),
    },
    'toast.close': { success: { id: 'success' }, error: { id: 'error' } },
    'key.escape': NO_PAYLOAD,
    'key.hotkey': NO_PAYLOAD,
    'pointer.enter': NO_PAYLOAD,
    'pointer.leave': NO_PAYLOAD,
    'focus.enter': NO_PAYLOAD,
    'focus.leave': NO_PAYLOAD,
    'window.blur': NO_PAYLOAD,
    'window.focus': NO_PAYLOAD,
    'page.hide': NO_PAYLOAD,
    'page.show': NO_PAYLOAD,
    'swipe.start': NO_PAYLOAD,
    'swipe.move': {
      'to the left': { dx: -TOAST_SWIPE_THRESHOLD_PX },
      'not far': { dx: TOAST_SWIPE_THRESHOLD_PX },
      'far enough': { dx: TOAST_SWIPE_THRESHOLD_PX + 1 },
    },
    'swipe.end': NO_PAYLOAD,
    'swipe.cancel': NO_PAYLOAD,
  },
  input: (clock) => ({ now: () => clock.now() }),
} satisfies MachineEvents<typeof toasterMachine>

export const mobileMenu = {
  machine: mobileMenuMachine,
  events: {
    'menu.toggle': NO_PAYLOAD,
    'menu.choose': NO_PAYLOAD,
    'route.changed': NO_PAYLOAD,
    'languages.opened': NO_PAYLOAD,
    'viewport.widened': NO_PAYLOAD,
    'key.escape': NO_PAYLOAD,
  },
} satisfies MachineEvents<typeof mobileMenuMachine>

export const language = {
  machine: languageMachine,
  events: {
    'language.choose': Object.fromEntries(LANGUAGES.map(({ code }) => [code, { language: code }])),
  },
  input: () => ({ pathname: '/pl/blog', saved: 'de', browser: 'fr' }),
} satisfies MachineEvents<typeof languageMachine>

const values = { name: 'Anna Nowak', email: 'anna@example.com', message: 'Hello' }

const response = (output: InquiryResponse) => ({ output, actorId: 'post' as const })
const refusal = (failure: InquiryFailure) => response({ ok: false, failure })

export const inquiry = {
  machine: inquiryMachine,
  events: {
    'inquiry.submit': {
      general: { values: { ...values, type: 'general' } },
      influencer: { values: { ...values, type: 'influencer', profileLink: '@anna.nowak' } },
      brand: { values: { ...values, type: 'brand' } },
    },
    'inquiry.change': NO_PAYLOAD,
    'network.offline': NO_PAYLOAD,
    'network.online': NO_PAYLOAD,
  },
  answers: {
    'xstate.done.actor.post': {
      stored: response({ ok: true }),
      retryable: refusal({ reason: 'retryable' }),
      unknown: refusal({ reason: 'unknown' }),
      rejected: refusal({ reason: 'rejected', fieldErrors: { email: 'emailFormat' } }),
      outdated: refusal({ reason: 'outdated' }),
      'too many': refusal({ reason: 'tooMany', retryAfterSeconds: 90 }),
    },
  },
  input: (clock) => ({ createKey: () => String(clock.now()) }),
} satisfies MachineEvents<typeof inquiryMachine>

const EVENTS = new Map<string, MachineEvents<AnyStateMachine>>(
  Object.entries({ toaster, 'mobile-menu': mobileMenu, language, inquiry }),
)

/** Every machine of the site, by its id. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  [...EVENTS].map(([id, { machine }]) => [id, machine]),
)

/** The contents of an event or an answer of a machine, by label. */
export function payloadsOf(machine: string, type: string): Readonly<Record<string, object>> {
  const known = EVENTS.get(machine)
  return known?.events[type] ?? known?.answers?.[type] ?? NO_PAYLOAD
}

/** What a simulated machine starts with. */
export const inputOf = (machine: string, clock: { now: () => number }): object | undefined =>
  EVENTS.get(machine)?.input?.(clock)

/** All events: `{ 'toast.close': { first: { id: 'first' } } }` → `{ type: 'toast.close', id: 'first' }` */
export const eventsIn = (payloads: PayloadsByType): EventObject[] =>
  Object.entries(payloads).flatMap(([type, contents]) =>
    Object.values(contents).map((content) => ({ type, ...content })),
  )
