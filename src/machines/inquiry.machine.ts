import { assertEvent, assign, type DoneActorEvent, emit, fromPromise, setup, stateIn } from 'xstate'
import type { InquiryFailure } from '../contact/inquiry-failure.ts'
import { INQUIRY_TIMEOUT_MS } from '../tuning.ts'

/** The fields of the form as they are sent: name → text. */
export type InquiryValues = Readonly<Record<string, string>>

/** One inquiry under way. Sent again unchanged it keeps its key, so that it is never stored twice. */
export interface InquiryAttempt {
  key: string
  values: InquiryValues
}

/** What the server said: stored durably, or why not. Without an answer `post` rejects instead. */
export type InquiryAnswer = { ok: true } | { ok: false; failure: InquiryFailure }

export type InquiryEvent =
  /** Also the retry: unchanged values are the same inquiry. */
  | { type: 'inquiry.submit'; values: InquiryValues }
  /** The visitor changed the form. */
  | { type: 'inquiry.edit' }
  /** The browser says that the network has gone. */
  | { type: 'network.offline' }
  /** The browser says that the network is back. */
  | { type: 'network.online' }

export type InquiryEmitted =
  | { type: 'inquiry.succeeded' }
  | { type: 'inquiry.failed'; failure: InquiryFailure }

export interface InquiryInput {
  createKey: () => string
  /** What was sent before the page was left, if nothing confirmed it */
  attempt?: InquiryAttempt | null
}

interface InquiryContext {
  createKey: () => string
  attempt: InquiryAttempt | null
}

const isSame = (one: InquiryValues, other: InquiryValues) =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field])

const UNKNOWN: InquiryFailure = { reason: 'unknown' }

function attemptOf({ context: { attempt } }: { context: InquiryContext }): InquiryAttempt {
  if (!attempt) throw new Error('An inquiry is sent only after it was prepared.')
  return attempt
}

type MachineEvent = InquiryEvent | DoneActorEvent<InquiryAnswer, 'post'>

function failureIn(event: MachineEvent): InquiryFailure | null {
  assertEvent(event, 'xstate.done.actor.post')
  return event.output.ok ? null : event.output.failure
}

/**
 * An inquiry on its way (specification, Contact form).
 *
 * `post` is provided: it sends the attempt and aborts when the actor stops. When it takes too long
 * the visitor is told so, yet it goes on: a late answer still counts, until the visitor edits the
 * form or sends again. The browser's word that it is offline only chooses the words for a failure:
 * it never keeps an inquiry from being tried.
 */
export const inquiryMachine = setup({
  types: {
    context: {} as InquiryContext,
    input: {} as InquiryInput,
    events: {} as MachineEvent,
    emitted: {} as InquiryEmitted,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    post: fromPromise<InquiryAnswer, InquiryAttempt>(() =>
      Promise.reject(new Error('post is not provided')),
    ),
  },
  delays: {
    /** As long as a visitor waits without being told anything */
    timeout: INQUIRY_TIMEOUT_MS,
  },
  guards: {
    /** The browser says that it has no network. */
    isOffline: stateIn({ network: 'offline' }),
    /** The server stored the inquiry durably. */
    isStored: ({ event }) => failureIn(event) === null,
    /** The server did not store it, but may well in a moment. */
    isRetryable: ({ event }) => failureIn(event)?.reason === 'retryable',
    /** The server found fault with a field. */
    isRejected: ({ event }) => failureIn(event)?.reason === 'rejected',
    /** The server takes no more from this visitor for now. */
    isTooMany: ({ event }) => failureIn(event)?.reason === 'tooMany',
  },
  actions: {
    /** Keeps the key of the same words, makes one for others. */
    prepareAttempt: assign({
      attempt: ({ context, event }) => {
        assertEvent(event, 'inquiry.submit')
        return context.attempt && isSame(context.attempt.values, event.values)
          ? context.attempt
          : { key: context.createKey(), values: event.values }
      },
    }),
    /** Lets the same words be a new inquiry. */
    forgetAttempt: assign({ attempt: null }),
    /** Tells that the inquiry is stored. */
    reportSuccess: emit({ type: 'inquiry.succeeded' }),
    /** Tells why the server did not store it. */
    reportFailure: emit(({ event }) => ({
      type: 'inquiry.failed',
      failure: failureIn(event) ?? UNKNOWN,
    })),
    /** Tells that there is no network. */
    reportOffline: emit({ type: 'inquiry.failed', failure: { reason: 'offline' } }),
    /** Tells that nothing is confirmed. */
    reportUnknown: emit({ type: 'inquiry.failed', failure: UNKNOWN }),
  },
}).createMachine({
  id: 'inquiry',
  type: 'parallel',
  context: ({ input }) => ({ createKey: input.createKey, attempt: input.attempt ?? null }),
  states: {
    // What the browser says of the network.
    network: {
      initial: 'online',
      states: {
        online: { on: { 'network.offline': 'offline' } },
        offline: { on: { 'network.online': 'online' } },
      },
    },
    // How far the inquiry has come.
    form: {
      initial: 'editing',
      states: {
        // The visitor writes.
        editing: {
          id: 'editing',
          on: { 'inquiry.submit': { target: 'submitting', actions: 'prepareAttempt' } },
        },
        // The inquiry is on its way.
        submitting: {
          id: 'submitting',
          initial: 'waiting',
          invoke: {
            id: 'post',
            src: 'post',
            input: attemptOf,
            onDone: [
              { guard: 'isStored', target: 'succeeded', actions: 'forgetAttempt' },
              { guard: 'isRetryable', target: 'failed.retryable', actions: 'reportFailure' },
              { guard: 'isRejected', target: 'failed.rejected', actions: 'reportFailure' },
              { guard: 'isTooMany', target: 'failed.tooMany', actions: 'reportFailure' },
              { target: 'failed.unknown', actions: 'reportUnknown' },
            ],
            onError: [
              { guard: 'isOffline', target: 'failed.offline', actions: 'reportOffline' },
              { target: 'failed.unknown', actions: 'reportUnknown' },
            ],
          },
          states: {
            // An answer is to be expected.
            waiting: {
              tags: 'busy',
              after: { timeout: 'overdue' },
            },
            // The answer is still awaited, but the visitor may go on without it.
            overdue: {
              tags: 'failed',
              entry: 'reportUnknown',
              on: {
                'inquiry.edit': '#editing',
                'inquiry.submit': { target: '#submitting', actions: 'prepareAttempt' },
              },
            },
          },
        },
        // It was not stored, as far as anybody knows; what is written stays.
        failed: {
          tags: 'failed',
          initial: 'unknown',
          on: {
            'inquiry.edit': 'editing',
            'inquiry.submit': { target: 'submitting', actions: 'prepareAttempt' },
          },
          states: {
            offline: {},
            retryable: {},
            unknown: {},
            rejected: {},
            tooMany: {},
          },
        },
        // It is stored. A stray second press starts nothing: only writing again does.
        succeeded: {
          entry: 'reportSuccess',
          on: { 'inquiry.edit': 'editing' },
        },
      },
    },
  },
})
