import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { InquiryFailure } from '../../contact/inquiry-failure.ts'
import { type EventId, endOf, findEvent } from '../../content/events.ts'
import { type ToastContent, toast } from '../../layout/toaster/toast.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'
import type { Toast } from '../../machines/toaster.machine.ts'
import { occasionKey, occasionOf } from '../../urls/occasion.ts'
import { HANDED_OVER } from '../../urls/pages.ts'
import { createFormToken } from './form-token.ts'
import { type InquiryDraft, readDraft } from './inquiry-draft.ts'
import { EMPTY, type FormMethods, fromFormErrors } from './inquiry-form-values.ts'
import { loadRules } from './inquiry-resolver.ts'
import { failureToast, REGISTERED, SENT, validationToast } from './inquiry-toasts.ts'
import type { OwnTicketProps } from './own-ticket.tsx'
import { postInquiry, type RequestMetadata } from './post-inquiry.ts'
import { loadOwnTicket } from './ticket-place.tsx'
import { useDraft } from './use-draft.ts'
import { type FieldsOptions, useFields } from './use-fields.ts'
import { useFirstLine } from './use-first-line.ts'
import { type InquiryActor, useInquiry } from './use-inquiry.ts'
import { useOutcome } from './use-outcome.ts'

export interface InquiryFormOptions extends FieldsOptions {
  /** The name of whoever has the other half of the ticket */
  half?: string | undefined
}

/** What `FormNote` shows. */
export type FormStatus = { kind: 'restored' } | { kind: 'failed'; failure: InquiryFailure }

/** The contact form's behaviour: draft, validation, submission and toasts. */
export function useInquiryForm(options: InquiryFormOptions) {
  const { type, event, handle, half } = options
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(readDraft)
  const [ticket, setTicket] = useState<OwnTicketProps | null>(null)

  const { form, initial, focusFirst, showErrors } = useFields(options)
  const { token, actor } = useSender(element, draft)
  const preloaded = usePreload(token, event)
  const extras = () => ({
    firstLine: lineInMessage.current,
    token: token.current(),
    attempt: actor.getSnapshot().context.attempt,
  })
  const about = occasionOf(type, options)
  const occasion = occasionKey(about)
  const { isRestored, save } = useDraft({ form, initial, draft, occasion, extras })
  const lineInMessage = useFirstLine(form, element, about, draft?.firstLine)
  useProfile(form, handle)
  const removePrefill = useRemovePrefill()
  const fault = useFaultToast()

  const { failure, ...progress } = useOutcome(actor, {
    type,
    onStored() {
      const own = ticketOf(event, form.getValues('name'), half)
      setTicket(own)
      form.reset(EMPTY)
      lineInMessage.current = {}
      save()
      toast.success(own ? REGISTERED : SENT)
      if (occasion || handle) removePrefill()
    },
    onFailure(reported) {
      if (reported.reason === 'rejected') showErrors(reported.fieldErrors)
      fault.show(failureToast(reported, () => element.current?.requestSubmit()))
    },
  })
  const edit = () => {
    fault.dismiss()
    actor.send({ type: 'inquiry.edit' })
  }

  return {
    element,
    form,
    initial,
    ...preloaded,
    ...progress,
    ticket,
    status: statusOf(failure, isRestored),
    submit: submitWith({ form, actor, save, focusFirst, showFault: fault.show }),
    edit,
    /** Shows the form again in place of the confirmation. */
    writeAnother() {
      flushSync(edit) // A hidden form cannot take the focus.
      form.setFocus('name')
    },
  }
}

/** What sends the form: its token and the inquiry's machine. */
function useSender(element: RefObject<HTMLFormElement | null>, draft: InquiryDraft | null) {
  const [token] = useState(() => createFormToken(draft?.token))
  const actor = useInquiry({
    post: (attempt, signal) =>
      postInquiry(attempt, metadataOf(element.current, token.current()), signal),
    attempt: draft?.attempt ?? null,
  })
  return { token, actor }
}

/** Loads what sending needs while the visitor types. */
function usePreload(token: ReturnType<typeof createFormToken>, event: EventId | undefined) {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>>>(null)
  const preload = () => {
    void token.load()
    void loadRules().then(setRules)
    if (event) void loadOwnTicket()
  }
  return { rules, preload }
}

interface Submission extends Pick<ReturnType<typeof useFields>, 'form' | 'focusFirst'> {
  actor: InquiryActor
  save: () => void
  showFault: (content: ToastContent) => void
}

/** Sends the form if it is valid, and says what is wrong if not. */
const submitWith =
  ({ form, actor, save, focusFirst, showFault }: Submission) =>
  (submission: FormEvent) => {
    submission.preventDefault()
    // A double click is no second inquiry.
    if (!actor.getSnapshot().can({ type: 'inquiry.submit', values: {} })) return
    const send = (values: InquiryValues) => {
      actor.send({ type: 'inquiry.submit', values })
      save()
    }
    void form.handleSubmit(send, (errors) => {
      const fieldErrors = fromFormErrors(errors)
      showFault(validationToast(fieldErrors))
      focusFirst(fieldErrors)
    })(submission)
  }

/** The error toast: it closes at the first change of a field, and with the form, which its retry button needs. */
function useFaultToast() {
  const shown = useRef<Toast>(null)
  const dismiss = () => shown.current?.dismiss()
  const dismissAtEnd = useEffectEvent(dismiss)
  useEffect(() => () => dismissAtEnd(), [])
  return {
    show(content: ToastContent) {
      shown.current = toast.error(content)
    },
    dismiss,
  }
}

/** Fills in the profile that the visitor has named, unless there is one already, of a draft too. */
function useProfile(form: FormMethods, handle: string | undefined) {
  const fillIn = useEffectEvent((named: string | undefined) => {
    if (named && !form.getValues('profileLink')) form.setValue('profileLink', named)
  })
  useEffect(() => fillIn(handle), [handle])
}

/** Takes what fills in the form from the URL: a reload starts with an empty one. */
function useRemovePrefill() {
  const navigate = useNavigate({ from: '/$lang/contact' })
  return () => void navigate({ search: withoutPrefill, replace: true, resetScroll: false })
}

const withoutPrefill = <Search extends object>(search: Search) => ({
  ...search,
  handle: undefined,
  half: undefined,
  ...Object.fromEntries(HANDED_OVER.map((name) => [name, undefined])),
})

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

function statusOf(failure: InquiryFailure | null, isRestored: boolean): FormStatus | null {
  if (failure) return { kind: 'failed', failure }
  return isRestored ? { kind: 'restored' } : null
}

/** Read at each attempt: the language may have changed since the first one. */
function metadataOf(element: HTMLFormElement | null, token: string | undefined): RequestMetadata {
  const hidden = new FormData(element ?? undefined)
  return { language: String(hidden.get('language')), website: String(hidden.get('website')), token }
}
