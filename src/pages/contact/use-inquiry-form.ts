import { useNavigate } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ReturnedForm } from '../../contact/form-answer.ts'
import { type InquiryFailure, problemsIn } from '../../contact/inquiry-failure.ts'
import { FIELD_NAMES, type Problems } from '../../contact/inquiry-fields.ts'
import type { InquiryType } from '../../contact/inquiry-type.ts'
import type { EventId } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { toast } from '../../layout/toaster/toast.ts'
import type { InquiryValues } from '../../machines/inquiry.machine.ts'
import { createFormToken } from './form-token.ts'
import { readDraft } from './inquiry-draft.ts'
import {
  EMPTY,
  errorsOf,
  type FormValues,
  type GivenValues,
  problemsOf,
} from './inquiry-form-values.ts'
import { inquiryResolver, loadRules } from './inquiry-resolver.ts'
import { failureToast, SENT, validationToast } from './inquiry-toasts.ts'
import { type Circumstances, postInquiry } from './post-inquiry.ts'
import { useDraft } from './use-draft.ts'
import { eventLine, useEventLine } from './use-event-line.ts'
import { type Clock, useInquiry } from './use-inquiry.ts'

export interface InquiryFormOptions {
  type: InquiryType
  /** The event that the visitor registers for */
  event: EventId | undefined
  /** What the server sends back to a browser without JavaScript */
  returned?: ReturnedForm | undefined
  /** How the server is reached */
  request?: typeof fetch
  clock?: Clock
}

/** How the form stands, for the note beside its button. */
export type Standing =
  | { kind: 'restored' }
  | { kind: 'failed'; failure: InquiryFailure }
  | { kind: 'received' }

/** The contact form's behaviour: what is typed, judged, kept, sent and answered. */
export function useInquiryForm({
  type,
  event,
  returned,
  request = fetch,
  clock,
}: InquiryFormOptions) {
  const t = useT()
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(readDraft)
  // What was there first stays, whatever the language and the event change to.
  const [given] = useState<GivenValues>(
    () => returned?.submission ?? { message: eventLine(t, event) },
  )
  const [token] = useState(() => createFormToken(request, draft?.token))
  const [failure, setFailure] = useState<InquiryFailure | null>(null)
  const navigate = useNavigate({ from: '/$lang/contact' })

  const form = useForm<FormValues, unknown, InquiryValues>({
    resolver: inquiryResolver(type, event),
    shouldFocusError: false,
    ...(returned && { errors: errorsOf(problemsIn(returned.failure)) }),
  })
  const actor = useInquiry({
    post: (attempt, signal) =>
      postInquiry(attempt, circumstancesOf(element.current, token.current()), request, signal),
    attempt: draft?.attempt ?? null,
    clock,
  })
  const { isRestored, save } = useDraft({
    form,
    given,
    draft,
    event,
    companions: () => ({
      event: eventInMessage.current,
      token: token.current(),
      attempt: actor.getSnapshot().context.attempt,
    }),
  })
  const eventInMessage = useEventLine(form, () => messageOf(element.current), event, draft?.event)

  /** What takes a moment to come is there before the visitor has finished. */
  function prepare() {
    void token.ask()
    void loadRules()
  }

  function send(values: InquiryValues) {
    actor.send({ type: 'inquiry.submit', values })
    save()
  }

  function focusFirst(problems: Problems) {
    const first = FIELD_NAMES.find((name) => problems[name])
    if (first) form.setFocus(first)
  }

  function submit(submission: FormEvent) {
    submission.preventDefault()
    // A second press while the first one is on its way, or has just arrived, is no second inquiry.
    if (!actor.getSnapshot().can({ type: 'inquiry.submit', values: {} })) return
    void form.handleSubmit(send, (errors) => {
      const problems = problemsOf(errors)
      toast.error(validationToast(problems))
      focusFirst(problems)
    })(submission)
  }

  const celebrate = useEffectEvent(() => {
    form.reset(EMPTY)
    eventInMessage.current = undefined
    save()
    toast.success(SENT)
    // Registered: a reload begins an empty form.
    if (event) void navigate({ search: withoutEvent, replace: true, resetScroll: false })
  })

  const explain = useEffectEvent((why: InquiryFailure) => {
    setFailure(why)
    if (why.reason === 'rejected') {
      for (const name of FIELD_NAMES) {
        const code = why.problems[name]
        if (code) form.setError(name, { type: code })
      }
      focusFirst(why.problems)
    }
    return toast.error(failureToast(why, () => element.current?.requestSubmit()))
  })

  useEffect(() => {
    let shown: ReturnType<typeof explain> | undefined
    const succeeded = actor.on('inquiry.succeeded', () => celebrate())
    const failed = actor.on('inquiry.failed', ({ failure: why }) => {
      shown = explain(why)
    })
    return () => {
      succeeded.unsubscribe()
      failed.unsubscribe()
      // Its button could no longer do what it says.
      shown?.dismiss()
    }
  }, [actor])

  const isSending = useSelector(actor, (state) => state.hasTag('busy'))
  const isReceived = useSelector(actor, (state) => state.matches({ form: 'succeeded' }))
  const hasFailed = useSelector(actor, (state) => state.hasTag('failed'))

  return {
    element,
    form,
    given,
    isSending,
    standing: standingOf({ isReceived, failure: hasFailed ? failure : null, isRestored }),
    submit,
    edit: () => actor.send({ type: 'inquiry.edit' }),
    prepare,
  }
}

const withoutEvent = <Search extends object>(search: Search) => ({ ...search, event: undefined })

function standingOf({
  isReceived,
  failure,
  isRestored,
}: {
  isReceived: boolean
  failure: InquiryFailure | null
  isRestored: boolean
}): Standing | null {
  if (isReceived) return { kind: 'received' }
  if (failure) return { kind: 'failed', failure }
  return isRestored ? { kind: 'restored' } : null
}

/** What the form's hidden fields say now: the language may have changed since the first try. */
function circumstancesOf(
  element: HTMLFormElement | null,
  token: string | undefined,
): Circumstances {
  const hidden = new FormData(element ?? undefined)
  return { language: String(hidden.get('language')), website: String(hidden.get('website')), token }
}

function messageOf(element: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = element?.elements.namedItem('message')
  return field instanceof HTMLTextAreaElement ? field : null
}
