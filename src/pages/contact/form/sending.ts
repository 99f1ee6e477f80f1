import { useActorRef, useSelector } from '@xstate/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import { HONEYPOT } from '../../../inquiry/api.ts'
import type { InquiryFailure } from '../../../inquiry/inquiry-failure.ts'
import type { InquiryType } from '../../../inquiry/inquiry-type.ts'
import { inquiryMachine } from '../../../machines/inquiry.machine.ts'
import type { InquiryDraft } from './draft.ts'
import { createFormToken, postInquiry, type RequestMetadata, randomKey } from './requests.ts'

export type InquiryActor = ActorRefFrom<typeof inquiryMachine>

/**
 * What sends the form: its token, and the inquiry's machine for the lifetime of the page, connected to
 * the browser's network status.
 */
export function useSender(element: RefObject<HTMLFormElement | null>, draft: InquiryDraft | null) {
  const [token] = useState(() => createFormToken(draft?.token))
  const [machine] = useState(() =>
    inquiryMachine.provide({
      actors: {
        post: fromPromise(async ({ input, signal }) => {
          const formToken = await token.ready()
          return postInquiry(input, metadataOf(element.current, formToken), signal)
        }),
      },
    }),
  )
  const actor: InquiryActor = useActorRef(machine, {
    input: { createKey: randomKey, attempt: draft?.attempt ?? null },
  })

  useEffect(() => {
    const reportNetwork = () =>
      actor.send({ type: navigator.onLine ? 'network.online' : 'network.offline' })
    const controller = new AbortController()
    window.addEventListener('online', reportNetwork, { signal: controller.signal })
    window.addEventListener('offline', reportNetwork, { signal: controller.signal })
    reportNetwork()
    return () => controller.abort()
  }, [actor])

  return { token, actor, attempt: () => actor.getSnapshot().context.attempt }
}

/** Read at each attempt: the language may have changed since the first one. */
function metadataOf(element: HTMLFormElement | null, token: string | undefined): RequestMetadata {
  const hidden = new FormData(element ?? undefined)
  const text = (name: string) => String(hidden.get(name))
  return { language: text('language'), [HONEYPOT]: text(HONEYPOT), token }
}

interface OutcomeOptions {
  type: InquiryType
  onStored: () => void
  onFailure: (failure: InquiryFailure) => void
}

/** What becomes of the inquiry: calls back once for each outcome, and returns what the page shows of it. */
export function useOutcome(actor: InquiryActor, { type, onStored, onFailure }: OutcomeOptions) {
  const reportStored = useEffectEvent(onStored)
  const reportFailure = useEffectEvent(onFailure)
  useEffect(() => {
    const succeeded = actor.on('inquiry.succeeded', () => reportStored())
    const failed = actor.on('inquiry.failed', ({ failure }) => reportFailure(failure))
    return () => {
      succeeded.unsubscribe()
      failed.unsubscribe()
    }
  }, [actor])

  return {
    isSending: useSelector(actor, (state) => state.hasTag('busy')),
    /** What is stored, whose confirmation takes the place of the page */
    received: useSelector(actor, (state) =>
      state.matches({ form: 'succeeded' }) ? state.context.attempt?.values : undefined,
    ),
    /** Not of an inquiry of another type: to send this one is no retry. */
    failure: useSelector(actor, (state) =>
      typeOfAttempt(state) === type ? state.context.failure : null,
    ),
  }
}

/** The type of what was sent last */
export const typeOfAttempt = ({ context }: SnapshotFrom<typeof inquiryMachine>) =>
  context.attempt?.values.type
