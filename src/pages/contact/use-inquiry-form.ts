import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { FIELD_NAMES, type FieldErrors } from '../../contact/fields.ts'
import type { ReturnedForm } from '../../contact/form-response.ts'
import { fieldErrorsIn, type InquiryFailure } from '../../contact/inquiry-failure.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { EventId } from '../../content/event-ids.ts'
import { endOf, findEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { toast } from '../../layout/toaster/toast.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'
import { createFormToken } from './form-token.ts'
import { readDraft } from './inquiry-draft.ts'
import {
  EMPTY,
  type FormValues,
  fromFormErrors,
  type InitialValues,
  toFormErrors,
} from './inquiry-form-values.ts'
import { inquiryResolver, loadRules } from './inquiry-resolver.ts'
import { failureToast, SENT, validationToast } from './inquiry-toasts.ts'
import type { OwnTicketProps } from './own-ticket.tsx'
import { postInquiry, type RequestMetadata } from './post-inquiry.ts'
import { loadOwnTicket } from './ticket-place.tsx'
import { useDraft } from './use-draft.ts'
import { firstLine, type Occasion, occasionKey, useFirstLine } from './use-first-line.ts'
import { type Clock, useInquiry } from './use-inquiry.ts'

export interface InquiryFormOptions extends Occasion {
  type: InquiryType
  /** The profile that the visitor has named already */
  handle?: string | undefined
  /** The name of whoever has the other half of the ticket */
  half?: string | undefined
  /** The submission that the server returns to a browser without JavaScript */
  returned?: ReturnedForm | undefined
  /** Replaced by tests */
  request?: typeof fetch
  clock?: Clock
}

/** What `FormNote` shows. */
export type FormStatus = { kind: 'restored' } | { kind: 'failed'; failure: InquiryFailure }

/** The contact form's behaviour: draft, validation, submission and toasts. */
export function useInquiryForm({
  type,
  event,
  handle,
  half,
  returned,
  request = fetch,
  clock,
  ...brief
}: InquiryFormOptions) {
  const t = useT()
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(readDraft)
  const occasion: Occasion = { event, ...brief }
  // Initial values stay, whatever language and occasion change to.
  const [initial] = useState<InitialValues>(
    () => returned?.submission ?? { message: firstLine(t, occasion), profileLink: handle },
  )
  const [token] = useState(() => createFormToken(request, draft?.token))
  const [lastFailure, setLastFailure] = useState<InquiryFailure | null>(null)
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>>>(null)
  const [ticket, setTicket] = useState<OwnTicketProps | null>(null)
  const navigate = useNavigate({ from: '/$lang/contact' })

  const form = useForm<FormValues, unknown, InquiryValues>({
    resolver: inquiryResolver(type, event),
    shouldFocusError: false,
    ...(returned && { errors: toFormErrors(fieldErrorsIn(returned.failure)) }),
  })
  const actor = useInquiry({
    post: (attempt, signal) =>
      postInquiry(attempt, metadataOf(element.current, token.current()), request, signal),
    attempt: draft?.attempt ?? null,
    clock,
  })
  const { isRestored, save } = useDraft({
    form,
    initial,
    draft,
    occasion: occasionKey(occasion),
    extras: () => ({
      firstLine: lineInMessage.current,
      token: token.current(),
      attempt: actor.getSnapshot().context.attempt,
    }),
  })
  const lineInMessage = useFirstLine(
    form,
    () => messageOf(element.current),
    occasion,
    draft?.firstLine,
  )

  const fillHandle = useEffectEvent(() => {
    if (handle && !form.getValues('profileLink')) form.setValue('profileLink', handle)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another name, another profile
  useEffect(fillHandle, [handle])

  /** Preloads what sending needs while the visitor types. */
  function preload() {
    void token.load()
    void loadRules().then(setRules)
    if (event) void loadOwnTicket()
  }

  function send(values: InquiryValues) {
    actor.send({ type: 'inquiry.submit', values })
    save()
  }

  function focusFirst(fieldErrors: FieldErrors) {
    const first = FIELD_NAMES.find((name) => fieldErrors[name])
    if (first) form.setFocus(first)
  }

  function submit(submission: FormEvent) {
    submission.preventDefault()
    // A double click is no second inquiry.
    if (!actor.getSnapshot().can({ type: 'inquiry.submit', values: {} })) return
    void form.handleSubmit(send, (errors) => {
      const fieldErrors = fromFormErrors(errors)
      toast.error(validationToast(fieldErrors))
      focusFirst(fieldErrors)
    })(submission)
  }

  const edit = () => actor.send({ type: 'inquiry.edit' })

  /** Shows the form again in place of the confirmation. */
  function writeAnother() {
    // A hidden form cannot take the focus.
    flushSync(edit)
    form.setFocus('name')
  }

  const onSuccess = useEffectEvent(() => {
    setTicket(ticketOf(event, form.getValues('name'), half))
    form.reset(EMPTY)
    lineInMessage.current = {}
    save()
    toast.success(SENT)
    // Registered or applied: a reload starts with an empty form.
    if (occasionKey(occasion) || handle)
      void navigate({ search: withoutPrefill, replace: true, resetScroll: false })
  })

  const onFailure = useEffectEvent((failure: InquiryFailure) => {
    setLastFailure(failure)
    if (failure.reason === 'rejected') {
      for (const name of FIELD_NAMES) {
        const code = failure.fieldErrors[name]
        if (code) form.setError(name, { type: code })
      }
      focusFirst(failure.fieldErrors)
    }
    return toast.error(failureToast(failure, () => element.current?.requestSubmit()))
  })

  useEffect(() => {
    let shown: ReturnType<typeof onFailure> | undefined
    const succeeded = actor.on('inquiry.succeeded', () => onSuccess())
    const failed = actor.on('inquiry.failed', ({ failure }) => {
      shown = onFailure(failure)
    })
    return () => {
      succeeded.unsubscribe()
      failed.unsubscribe()
      // Its retry button needs the form.
      shown?.dismiss()
    }
  }, [actor])

  const isSending = useSelector(actor, (state) => state.hasTag('busy'))
  const isReceived = useSelector(actor, (state) => state.matches({ form: 'succeeded' }))
  const resetAfterSuccess = useEffectEvent(() => {
    if (isReceived) edit()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another type shows its form again
  useEffect(resetAfterSuccess, [type])
  const hasFailed = useSelector(actor, (state) => state.hasTag('failed'))

  return {
    element,
    form,
    initial,
    rules,
    isSending,
    isReceived,
    ticket,
    status: statusOf({ failure: hasFailed ? lastFailure : null, isRestored }),
    submit,
    edit,
    writeAnother,
    preload,
  }
}

/** What is registered for; an event that is over has no ticket. */
function ticketOf(
  id: EventId | undefined,
  name: string | undefined,
  half: string | undefined,
): OwnTicketProps | null {
  const event = findEvent(id)
  const own = name?.trim()
  if (!event || !own || endOf(event) <= Date.now()) return null
  return half ? { event, first: half, second: own } : { event, first: own }
}

const withoutPrefill = <Search extends object>(search: Search) => ({
  ...search,
  event: undefined,
  handle: undefined,
  half: undefined,
  product: undefined,
  market: undefined,
  month: undefined,
})

function statusOf({
  failure,
  isRestored,
}: {
  failure: InquiryFailure | null
  isRestored: boolean
}): FormStatus | null {
  if (failure) return { kind: 'failed', failure }
  return isRestored ? { kind: 'restored' } : null
}

/** Read at each attempt: the language may have changed since the first one. */
function metadataOf(element: HTMLFormElement | null, token: string | undefined): RequestMetadata {
  const hidden = new FormData(element ?? undefined)
  return { language: String(hidden.get('language')), website: String(hidden.get('website')), token }
}

function messageOf(element: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = element?.elements.namedItem('message')
  return field instanceof HTMLTextAreaElement ? field : null
}
