import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import {
  type InquiryAttempt,
  type InquiryResponse,
  inquiryMachine,
} from '../../machines/inquiry.machine.ts'
import { randomKey } from './random-key.ts'

export type InquiryActor = ActorRefFrom<typeof inquiryMachine>

interface InquiryOptions {
  /** Sends an attempt; the first one is used throughout */
  post: (attempt: InquiryAttempt, signal: AbortSignal) => Promise<InquiryResponse>
  /** An unconfirmed attempt from before a reload */
  attempt: InquiryAttempt | null
}

/** The inquiry machine for the lifetime of the page, connected to the browser's network status. */
export function useInquiry({ post, attempt }: InquiryOptions): InquiryActor {
  const [machine] = useState(() =>
    inquiryMachine.provide({
      actors: { post: fromPromise(({ input, signal }) => post(input, signal)) },
    }),
  )
  const actor = useActorRef(machine, { input: { createKey: randomKey, attempt } })

  useEffect(() => {
    const reportNetwork = () =>
      actor.send({ type: navigator.onLine ? 'network.online' : 'network.offline' })
    const controller = new AbortController()
    window.addEventListener('online', reportNetwork, { signal: controller.signal })
    window.addEventListener('offline', reportNetwork, { signal: controller.signal })
    reportNetwork()
    return () => controller.abort()
  }, [actor])

  return actor
}
