import { assertEvent, assign, type DoneActorEvent, emit, fromPromise, setup, stateIn } from 'xstate'
import { INQUIRY_TIMEOUT_MS } from '../constants.ts'
import type { Problems } from '../contact/inquiry.ts'

/** The fields of the form as they are sent: name → text. */
export type InquiryValues = Readonly<Record<string, string>>

/** One inquiry under way. Sent again unchanged it keeps its key, so that it is never stored twice. */
export interface InquiryAttempt {
  key: string
  values: InquiryValues
}

export type InquiryFailure =
  /** The browser has no network. */
  | { reason: 'offline' }
  /** Not stored, and it may well be in a moment */
  | { reason: 'retryable' }
  /** Stored or not, nobody can say */
  | { reason: 'unknown' }
  /** Refused: a problem code for each bad field */
  | { reason: 'rejected'; problems: Problems }
  /** Refused for now */
  | { reason: 'tooMany'; retryAfterSeconds: number }

/** What the server said: stored durably, or why not. Without an answer `post` rejects instead. */
export type InquiryAnswer = { ok: true } | { ok: false; failure: InquiryFailure }

export type InquiryEvent =
  /** Also the retry: unchanged values are the same inquiry. */
  | { type: 'inquiry.submit'; values: InquiryValues }
  /** The visitor changed the form. */
  | { type: 'inquiry.edit' }
  | { type: 'network.offline' }
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
 * An inquiry on its way (decisions 22–24).
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
  delays: { timeout: INQUIRY_TIMEOUT_MS },
  guards: {
    isOffline: stateIn({ network: 'offline' }),
    isStored: ({ event }) => failureIn(event) === null,
    isRetryable: ({ event }) => failureIn(event)?.reason === 'retryable',
    isRejected: ({ event }) => failureIn(event)?.reason === 'rejected',
    isTooMany: ({ event }) => failureIn(event)?.reason === 'tooMany',
  },
  actions: {
    prepareAttempt: assign({
      attempt: ({ context, event }) => {
        assertEvent(event, 'inquiry.submit')
        return context.attempt && isSame(context.attempt.values, event.values)
          ? context.attempt
          : { key: context.createKey(), values: event.values }
      },
    }),
    forgetAttempt: assign({ attempt: null }),
    reportSuccess: emit({ type: 'inquiry.succeeded' }),
    reportFailure: emit(({ event }) => ({
      type: 'inquiry.failed',
      failure: failureIn(event) ?? UNKNOWN,
    })),
    reportOffline: emit({ type: 'inquiry.failed', failure: { reason: 'offline' } }),
    reportUnknown: emit({ type: 'inquiry.failed', failure: UNKNOWN }),
  },
}).createMachine({
  id: 'inquiry',
  type: 'parallel',
  context: ({ input }) => ({ createKey: input.createKey, attempt: input.attempt ?? null }),
  states: {
    network: {
      initial: 'online',
      states: {
        online: { on: { 'network.offline': 'offline' } },
        offline: { on: { 'network.online': 'online' } },
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {
          id: 'editing',
          on: { 'inquiry.submit': { target: 'submitting', actions: 'prepareAttempt' } },
        },
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
        // A stray second press must not start anything: only writing again does.
        succeeded: {
          entry: 'reportSuccess',
          on: { 'inquiry.edit': 'editing' },
        },
      },
    },
  },
})
