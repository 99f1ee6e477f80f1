import type { AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate'
import type { InquiryFailure } from '../contact/inquiry-failure.ts'
import { LANGUAGES } from '../i18n/languages.ts'
import { type InquiryResponse, inquiryMachine } from '../machines/inquiry.machine.ts'
import { languageMachine } from '../machines/language.machine.ts'
import { menuMachine } from '../machines/menu.machine.ts'
import { type Toast, toasterMachine } from '../machines/toaster.machine.ts'
import { TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX } from '../tuning.ts'

/**
 * What each machine can be told: what the buttons of the live view send, what stands in its links, and
 * what models play.
 */

/**
 * Every type of event, with the contents that make a difference, by a label. The compiler asks for all
 * of them, so that an event is played even when the machine forgets it.
 */
export type Vocabulary<Event extends EventObject> = {
  readonly [Told in Event as FromOutside<Told['type']>]: Readonly<
    Record<string, Omit<Told, 'type'>>
  >
}

/** Timers and answers are XState's own. */
export type FromOutside<Type extends string> = Exclude<Type, `xstate.${string}`>

/** The contents of an event that says everything by its type. */
export const PLAIN = { '': {} } as const

/** What invoked actors answer, by the type of the answer. */
export type Answers = Readonly<Record<string, Readonly<Record<string, object>>>>

interface Told<Machine extends AnyStateMachine> {
  machine: Machine
  events: Vocabulary<EventFromLogic<Machine>>
  answers?: Answers
  /** What a simulated machine starts with; a copied test has its functions as they are written here. */
  input?: (clock: { now: () => number }) => InputFrom<Machine>
}

/** Uses messages that every page has loaded. */
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
    'key.escape': PLAIN,
    'key.hotkey': PLAIN,
    'pointer.enter': PLAIN,
    'pointer.leave': PLAIN,
    'focus.enter': PLAIN,
    'focus.leave': PLAIN,
    'window.blur': PLAIN,
    'window.focus': PLAIN,
    'page.hide': PLAIN,
    'page.show': PLAIN,
    'swipe.start': PLAIN,
    'swipe.move': {
      'to the left': { dx: -TOAST_SWIPE_THRESHOLD_PX },
      'not far': { dx: TOAST_SWIPE_THRESHOLD_PX },
      'far enough': { dx: TOAST_SWIPE_THRESHOLD_PX + 1 },
    },
    'swipe.end': PLAIN,
    'swipe.cancel': PLAIN,
  },
  input: (clock) => ({ now: () => clock.now() }),
} satisfies Told<typeof toasterMachine>

export const menu = {
  machine: menuMachine,
  events: {
    'menu.toggle': PLAIN,
    'menu.choose': PLAIN,
    'route.changed': PLAIN,
    'languages.opened': PLAIN,
    'viewport.widened': PLAIN,
    'key.escape': PLAIN,
  },
} satisfies Told<typeof menuMachine>

export const language = {
  machine: languageMachine,
  events: {
    'language.choose': Object.fromEntries(LANGUAGES.map(({ code }) => [code, { language: code }])),
  },
  input: () => ({ pathname: '/pl/blog', saved: 'de', browser: 'fr' }),
} satisfies Told<typeof languageMachine>

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
    'inquiry.edit': PLAIN,
    'network.offline': PLAIN,
    'network.online': PLAIN,
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
} satisfies Told<typeof inquiryMachine>

const VOCABULARIES = new Map<string, Told<AnyStateMachine>>(
  Object.entries({ toaster, menu, language, inquiry }),
)

/** Every machine of the site, by its id. */
export const MACHINES: ReadonlyMap<string, AnyStateMachine> = new Map(
  [...VOCABULARIES].map(([id, { machine }]) => [id, machine]),
)

/** The contents of an event or an answer of a machine, by label. */
export function contentsOf(machine: string, type: string): Readonly<Record<string, object>> {
  const told = VOCABULARIES.get(machine)
  return told?.events[type] ?? told?.answers?.[type] ?? PLAIN
}

/** What a simulated machine starts with. */
export const inputOf = (machine: string, clock: { now: () => number }): object | undefined =>
  VOCABULARIES.get(machine)?.input?.(clock)

/** All events: `{ 'toast.close': { first: { id: 'first' } } }` → `{ type: 'toast.close', id: 'first' }` */
export const eventsIn = (vocabulary: Answers): EventObject[] =>
  Object.entries(vocabulary).flatMap(([type, contents]) =>
    Object.values(contents).map((content) => ({ type, ...content })),
  )
