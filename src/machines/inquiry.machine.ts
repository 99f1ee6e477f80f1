import { assertEvent, assign, type DoneActorEvent, emit, fromPromise, setup, stateIn } from 'xstate'
import type { EventId } from '../content/events.ts'
import type { FieldName } from '../inquiry/fields.ts'
import type { InquiryFailure } from '../inquiry/inquiry-failure.ts'
import type { InquiryType } from '../inquiry/inquiry-type.ts'
import { INQUIRY_TIMEOUT_MS } from '../tuning.ts'

/** The values of the form as they are sent, by field name: validated by the rules, where those have loaded. */
export interface InquiryValues extends Readonly<Partial<Record<FieldName, string>>> {
  readonly type: InquiryType
  /** What is registered for */
  readonly event?: EventId
}

/** An inquiry being sent. A retry keeps its idempotency key, so it is never stored twice. */
export interface InquiryAttempt {
  key: string
  values: InquiryValues
}

/** The server's response: stored durably, or why not. Without a response `post` rejects. */
export type InquiryResponse = { ok: true } | { ok: false; failure: InquiryFailure }

export type InquiryEvent =
  /** The form was submitted; unchanged values are a retry of the same inquiry. */
  | { type: 'inquiry.submit'; values: InquiryValues }
  /** The visitor changes the form or its type, or begins another message. */
  | { type: 'inquiry.change' }
  /** The browser reports that it is offline. */
  | { type: 'network.offline' }
  /** The browser reports that it is online again. */
  | { type: 'network.online' }

export type InquiryEmitted =
  | { type: 'inquiry.succeeded' }
  | { type: 'inquiry.failed'; failure: InquiryFailure }

export interface InquiryInput {
  createKey: () => string
  /** An unconfirmed attempt from before a reload */
  attempt?: InquiryAttempt | null
}

interface InquiryContext {
  createKey: () => string
  /** What was sent last, until it is stored and the visitor goes on */
  attempt: InquiryAttempt | null
  /** Why it is not confirmed, until the visitor goes on or it is confirmed late */
  failure: InquiryFailure | null
}

const isSame = (one: InquiryValues, other: InquiryValues) =>
  keysOf({ ...one, ...other }).every((field) => one[field] === other[field])

const keysOf = (values: InquiryValues) => Object.keys(values) as (keyof InquiryValues)[]

const UNKNOWN: InquiryFailure = { reason: 'unknown' }

function attemptOf({ context: { attempt } }: { context: InquiryContext }): InquiryAttempt {
  if (!attempt) throw new Error('There is no attempt to send')
  return attempt
}

type MachineEvent = InquiryEvent | DoneActorEvent<InquiryResponse, 'post'>

function failureIn(event: MachineEvent): InquiryFailure | null {
  assertEvent(event, 'xstate.done.actor.post')
  return event.output.ok ? null : event.output.failure
}

/**
 * Sending an inquiry (specification, Contact form).
 *
 * The `post` actor is provided: it sends the attempt and aborts when it is stopped. After the
 * timeout the outcome is reported as unknown, but the request goes on: a late response still counts,
 * until the visitor changes the form or sends again. The offline status of the browser only selects
 * the message of a failure: it never prevents an attempt.
 */
export const inquiryMachine = setup({
  types: {
    context: {} as InquiryContext,
    input: {} as InquiryInput,
    events: {} as MachineEvent,
    emitted: {} as InquiryEmitted,
    tags: {} as 'busy',
  },
  actors: {
    post: fromPromise<InquiryResponse, InquiryAttempt>(() =>
      Promise.reject(new Error('post is not provided')),
    ),
  },
  delays: {
    /** How long the visitor waits before the outcome is reported as unknown */
    timeout: INQUIRY_TIMEOUT_MS,
  },
  guards: {
    /** The browser reports that it is offline. */
    isOffline: stateIn({ network: 'offline' }),
    /** The server stored the inquiry durably. */
    isStored: ({ event }) => failureIn(event) === null,
  },
  actions: {
    /** Keeps the key of an unchanged inquiry, creates one for a changed inquiry. */
    prepareAttempt: assign({
      attempt: ({ context, event }) => {
        assertEvent(event, 'inquiry.submit')
        return context.attempt && isSame(context.attempt.values, event.values)
          ? context.attempt
          : { key: context.createKey(), values: event.values }
      },
    }),
    /** Drops the key: the same values are then a new inquiry. */
    forgetAttempt: assign({ attempt: null }),
    /** Emits that the inquiry is stored. */
    reportSuccess: emit({ type: 'inquiry.succeeded' }),
    /** Keeps why the server did not confirm it. */
    keepFailure: assign({ failure: ({ event }) => failureIn(event) }),
    /** Keeps that the browser is offline. */
    keepOffline: assign({ failure: { reason: 'offline' } }),
    /** Keeps that the outcome is unknown. */
    keepUnknown: assign({ failure: UNKNOWN }),
    /** Emits the failure that was kept. */
    reportFailure: emit(({ context }) => ({
      type: 'inquiry.failed',
      failure: context.failure ?? UNKNOWN,
    })),
    /** Forgets the failure. */
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'inquiry',
  type: 'parallel',
  context: ({ input }) => ({
    createKey: input.createKey,
    attempt: input.attempt ?? null,
    failure: null,
  }),
  states: {
    // The browser's network status.
    network: {
      initial: 'online',
      states: {
        online: { on: { 'network.offline': 'offline' } },
        offline: { on: { 'network.online': 'online' } },
      },
    },
    // The progress of the inquiry.
    form: {
      initial: 'editing',
      states: {
        // The visitor fills in the form.
        editing: {
          id: 'editing',
          on: { 'inquiry.submit': 'submitting' },
        },
        // The inquiry is being sent.
        submitting: {
          id: 'submitting',
          initial: 'waiting',
          entry: 'prepareAttempt',
          invoke: {
            id: 'post',
            src: 'post',
            input: attemptOf,
            onDone: [
              { guard: 'isStored', target: 'succeeded' },
              { target: 'failed', actions: 'keepFailure' },
            ],
            onError: [
              { guard: 'isOffline', target: 'failed', actions: 'keepOffline' },
              { target: 'failed', actions: 'keepUnknown' },
            ],
          },
          states: {
            // Waiting for the response.
            waiting: {
              tags: 'busy',
              after: { timeout: { target: 'overdue', actions: 'keepUnknown' } },
            },
            // The timeout has passed: still waiting, but the visitor may change the form or retry.
            overdue: {
              entry: 'reportFailure',
              exit: 'forgetFailure',
              on: {
                'inquiry.change': '#editing',
                'inquiry.submit': '#submitting',
              },
            },
          },
        },
        // Stored. Another submit is ignored until the form is changed.
        succeeded: {
          entry: 'reportSuccess',
          on: { 'inquiry.change': { target: 'editing', actions: 'forgetAttempt' } },
        },
        // Not confirmed as stored; the values are kept.
        failed: {
          entry: 'reportFailure',
          exit: 'forgetFailure',
          on: {
            'inquiry.change': 'editing',
            'inquiry.submit': 'submitting',
          },
        },
      },
    },
  },
})
