import type { SnapshotFrom } from 'xstate'
import { isTimer } from '../../src/dev/definition.ts'
import { inquiry } from '../../src/dev/machine-events.ts'
import type { InquiryFailure } from '../../src/inquiry/inquiry-failure.ts'
import {
  type InquiryAttempt,
  type InquiryResponse,
  inquiryMachine,
} from '../../src/machines/inquiry.machine.ts'
import { INQUIRY_TIMEOUT_MS } from '../../src/tuning.ts'
import { type Model, Requests, type Step } from './explore.ts'

type Snapshot = SnapshotFrom<typeof inquiryMachine>
type InquiryStep = Step<typeof inquiryMachine, World>

/** The server, and what should be true, by events and time alone */
interface World {
  post: Requests<InquiryResponse, InquiryAttempt>
  keysMade: number
  /** What was sent last, before a reload too, until it is stored and the visitor goes on: a retry of it has its key */
  kept: InquiryAttempt | null
  /** What was sent before the step that came last, and in it */
  sentBefore: InquiryAttempt[]
  sent: InquiryAttempt[]
  isOffline: boolean
  /** Milliseconds until the visitor should be told that nothing is confirmed */
  patience: number
  should: { send: boolean; tell: 'success' | InquiryFailure | null }
}

const DONE = 'xstate.done.actor.post'
const ERROR = 'xstate.error.actor.post'

const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy')
const isStored = (snapshot: Snapshot) => snapshot.matches({ form: 'succeeded' })
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function whatToTell({ event, world }: InquiryStep): World['should']['tell'] {
  const type: string = event.type
  if (event.type === DONE) return event.output.ok ? 'success' : event.output.failure
  if (type === ERROR) return { reason: world.isOffline ? 'offline' : 'unknown' }
  return isTimer(type) ? { reason: 'unknown' } : null
}

function observe(step: InquiryStep): void {
  const { before, event, elapsed, world } = step
  world.kept = world.sent.at(-1) ?? world.kept
  if (event.type === 'inquiry.change' && isStored(before)) world.kept = null
  world.sentBefore = [...world.sentBefore, ...world.sent]
  world.sent = world.post.made.slice(world.sentBefore.length).map(({ input }) => input)
  if (isBusy(before)) world.patience -= elapsed
  world.should = {
    send: event.type === 'inquiry.submit' && !isBusy(before) && !isStored(before),
    tell: whatToTell(step),
  }
  if (world.should.send) world.patience = INQUIRY_TIMEOUT_MS
  if (event.type === 'network.offline') world.isOffline = true
  if (event.type === 'network.online') world.isOffline = false
}

const lastSent = ({ sentBefore, sent }: Readonly<World>) => sent.at(-1) ?? sentBefore.at(-1) ?? null

/** A retry has the key of what was sent, anything else the one made last, which is unused. */
function hasRightKey(
  { key, values }: InquiryAttempt,
  { sentBefore, kept, keysMade }: Readonly<World>,
): boolean {
  if (kept && isSame(kept.values, values)) return key === kept.key
  return key === `key-${keysMade}` && sentBefore.every((attempt) => attempt.key !== key)
}

export const model: Model<typeof inquiryMachine, World> = {
  machine: inquiryMachine,
  starts: [
    {},
    { attempt: { key: 'restored', values: inquiry.events['inquiry.submit'].general.values } },
  ],
  createWorld: (_, { attempt = null }) => ({
    post: new Requests(),
    keysMade: 0,
    kept: attempt,
    sentBefore: [],
    sent: [],
    isOffline: false,
    patience: 0,
    should: { send: false, tell: null },
  }),
  input: (world) => ({ createKey: () => `key-${++world.keysMade}` }),
  provide: (machine, { post }) => machine.provide({ actors: { post: post.logic } }),
  bucket: ({ context }) => context.attempt?.values,
  payloads: inquiry.events,
  answers: inquiry.answers,
  answer: (event, { post }) =>
    event.type === DONE ? post.succeed(event.output) : post.fail(new TypeError('Failed to fetch')),
  observe,
  atStart: {
    'the visitor finds a form to fill in, and nothing has been sent': ({ after, world }) =>
      after.matches({ form: 'editing', network: 'online' }) && world.post.made.length === 0,
  },
  invariants: {
    'unchanged words keep their key over every retry and reload, changed words get a new one': ({
      world,
    }) => world.sent.every((attempt) => hasRightKey(attempt, world)),

    'a submit sends once; a second press while it is under way, or after it was stored, sends nothing':
      ({ world }) => world.sent.length === Number(world.should.send),

    'what is sent is what the visitor has written': ({ event, world }) =>
      !world.should.send ||
      (event.type === 'inquiry.submit' && isSame(lastSent(world)?.values, event.values)),

    'the form is busy from the submit until the answer, or until patience ends': ({
      after,
      world,
    }) => isBusy(after) === (world.post.open.length > 0 && world.patience > 0),

    'an answer that is late is still awaited, until the visitor edits the form': ({
      before,
      event,
      world,
    }) => !isTimer(event.type) || (isBusy(before) && world.post.open.length === 1),

    'editing gives up a late answer, but never one that is still in time': ({
      before,
      event,
      world,
    }) => event.type !== 'inquiry.change' || world.post.open.length === Number(isBusy(before)),

    'success is told, once, exactly when the server has said that it is stored': ({
      emitted,
      after,
      world,
    }) => {
      const told = emitted.filter(({ type }) => type === 'inquiry.succeeded').length
      return told === Number(world.should.tell === 'success') && (told === 0 || isStored(after))
    },

    'a failure is told, once, with its reason and details': ({ emitted, world }) => {
      const failures = emitted.flatMap((event) => ('failure' in event ? [event.failure] : []))
      const { tell } = world.should
      return isSame(failures, tell && tell !== 'success' ? [tell] : [])
    },

    'after a failure the visitor can edit or send again; success is left by editing only': ({
      before,
      event,
      after,
    }) => {
      if (event.type !== 'inquiry.change') return !isStored(before) || isStored(after)
      return isBusy(before) || after.matches({ form: 'editing' })
    },

    'a failure is shown, with its reason, until the visitor goes on or it is confirmed late': ({
      before,
      event,
      after,
      world,
    }) => {
      const { tell } = world.should
      const goesOn = event.type === 'inquiry.change' || event.type === 'inquiry.submit'
      const isOver = goesOn || tell === 'success'
      return isSame(after.context.failure, isOver ? null : (tell ?? before.context.failure))
    },

    'what is confirmed is what was sent': ({ after, world }) =>
      !isStored(after) || isSame(after.context.attempt, lastSent(world)),

    'what is stored is forgotten when the visitor goes on, so that the same words can be a new inquiry':
      ({ before, event, after }) =>
        !isStored(before) || event.type !== 'inquiry.change' || after.context.attempt === null,

    'only the network makes it offline or online': ({ after, world }) =>
      after.matches({ network: 'offline' }) === world.isOffline,

    'a timer runs exactly while the form is busy, as long as patience lasts': ({
      after,
      clock,
      world,
    }) => isSame(clock.running, isBusy(after) ? [world.patience] : []),
  },
}
