import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { InquiryFailure } from '../../contact/inquiry-failure.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { InquiryActor } from './use-inquiry.ts'

interface OutcomeOptions {
  type: InquiryType
  onStored: () => void
  onFailure: (failure: InquiryFailure) => void
}

/** What becomes of the inquiry: calls back once for each outcome, and returns what the page shows of it. */
export function useOutcome(actor: InquiryActor, { type, onStored, onFailure }: OutcomeOptions) {
  const [lastFailure, setLastFailure] = useState<InquiryFailure | null>(null)
  const [receivedType, setReceivedType] = useState<InquiryType | null>(null)
  const reportStored = useEffectEvent(() => {
    setReceivedType(type)
    onStored()
  })
  const reportFailure = useEffectEvent((failure: InquiryFailure) => {
    setLastFailure(failure)
    onFailure(failure)
  })

  useEffect(() => {
    const succeeded = actor.on('inquiry.succeeded', () => reportStored())
    const failed = actor.on('inquiry.failed', ({ failure }) => reportFailure(failure))
    return () => {
      succeeded.unsubscribe()
      failed.unsubscribe()
    }
  }, [actor])

  const isSending = useSelector(actor, (state) => state.hasTag('busy'))
  const hasSucceeded = useSelector(actor, (state) => state.matches({ form: 'succeeded' }))
  const hasFailed = useSelector(actor, (state) => state.hasTag('failed'))

  /** The confirmation is of one type; another one shows its form again. */
  const isReceived = hasSucceeded && type === receivedType
  useEffect(() => {
    if (hasSucceeded && !isReceived) actor.send({ type: 'inquiry.edit' })
  }, [actor, hasSucceeded, isReceived])

  return { isSending, isReceived, failure: hasFailed ? lastFailure : null }
}
