import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type ActorOptions, type ActorRefFrom, fromPromise } from 'xstate'
import {
  type InquiryAnswer,
  type InquiryAttempt,
  inquiryMachine,
} from '../../machines/inquiry.machine.ts'
import { randomKey } from './random-key.ts'

export type InquiryActor = ActorRefFrom<typeof inquiryMachine>
export type Clock = NonNullable<ActorOptions<typeof inquiryMachine>['clock']>

interface InquiryOptions {
  /** Sends an attempt; the first one is used throughout */
  post: (attempt: InquiryAttempt, signal: AbortSignal) => Promise<InquiryAnswer>
  /** What was sent before a reload, if nothing confirmed it */
  attempt: InquiryAttempt | null
  clock?: Clock | undefined
}

/** An inquiry on its way, as long as the page is shown; it hears whether there is a network. */
export function useInquiry({ post, attempt, clock }: InquiryOptions): InquiryActor {
  const [machine] = useState(() =>
    inquiryMachine.provide({
      actors: { post: fromPromise(({ input, signal }) => post(input, signal)) },
    }),
  )
  const actor = useActorRef(machine, {
    input: { createKey: randomKey, attempt },
    ...(clock && { clock }),
  })

  useEffect(() => {
    const tell = () => actor.send({ type: navigator.onLine ? 'network.online' : 'network.offline' })
    const listening = new AbortController()
    window.addEventListener('online', tell, { signal: listening.signal })
    window.addEventListener('offline', tell, { signal: listening.signal })
    tell()
    return () => listening.abort()
  }, [actor])

  return actor
}
