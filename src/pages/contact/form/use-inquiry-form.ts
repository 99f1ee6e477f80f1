import { useRouter } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldErrors } from '../../../inquiry/fields.ts'
import type { InquiryType } from '../../../inquiry/inquiry-type.ts'
import { type ToastContent, toast } from '../../../layout/toaster/toast.ts'
import type { InquiryValues } from '../../../machines/inquiry.machine.ts'
import type { Toast } from '../../../machines/toaster.machine.ts'
import { DURATION_MS } from '../../../tuning.ts'
import { subjectOf } from '../../../urls/subject.ts'
import { readDraft, useSavedDraft } from './draft.ts'
import { validationTexts } from './failure-texts.ts'
import { type InquiryActor, typeOfAttempt, useOutcome, useSender } from './sending.ts'
import { failureToast, REGISTERED, SENT } from './toasts.ts'
import { type FormOptions, useFields } from './use-fields.ts'
import { usePrefill } from './use-prefill.ts'
import { useTicket } from './use-ticket.ts'
import { EMPTY, type FormMethods, fromFormErrors, loadRules } from './values.ts'

/** The contact form's behaviour: draft, validation, submission and toasts. */
export function useInquiryForm(options: FormOptions) {
  const { type, handle, partnerName } = options
  const element = useRef<HTMLFormElement>(null)
  const [draft] = useState(readDraft)
  const ticket = useTicket(partnerName)

  const { form, initial, focusFirst, showErrors } = useFields(options, element)
  const { token, actor, attempt } = useSender(element, draft)
  const preloaded = usePreload(token)
  const subject = subjectOf(type, options)
  const prefill = usePrefill({ form, element, initial, draft, attempt, subject, handle })
  const save = useSavedDraft(form, () => ({
    firstLine: prefill.lineInMessage.current,
    handle: handle ?? draft?.handle,
    token: token.current(),
    attempt: attempt(),
  }))
  const fault = useFaultToast()

  const outcome = useOutcome(actor, {
    type,
    onStored() {
      const registration = ticket.issue(attempt()?.values ?? { type })
      form.reset(EMPTY)
      prefill.remove(registration)
      save()
      toast.success(registration ? REGISTERED : SENT)
    },
    onFailure(reported) {
      if (reported.reason === 'rejected') showErrors(reported.fieldErrors)
      fault.show(failureToast(reported, () => retry(actor)))
    },
  })
  const change = useChange(actor, type, fault.dismiss)

  const received: Pick<InquiryValues, 'type' | 'email'> | undefined =
    outcome.received ?? ticket.kept
  useReturnToForm(received !== undefined, form, change)

  const submission = useSubmission({
    form,
    element,
    type,
    actor,
    isSending: outcome.isSending,
    hasRules: preloaded.rules !== null,
    onSent() {
      ticket.rememberPartner()
      save()
    },
    onInvalid(fieldErrors) {
      fault.show(validationTexts(fieldErrors))
      focusFirst(fieldErrors)
    },
  })

  return {
    element,
    form,
    initial,
    ...preloaded,
    ...outcome,
    ...submission,
    received,
    ticket: ticket.own,
    isRestored: prefill.isRestored,
    change,
  }
}

/** What a change of a field does, and a change of the type, unless the inquiry was sent as that type. */
function useChange(actor: InquiryActor, type: InquiryType, dismissFault: () => void): () => void {
  const change = () => {
    dismissFault()
    actor.send({ type: 'inquiry.change' })
  }
  const changeUnlessSentAs = useEffectEvent((type: InquiryType) => {
    if (typeOfAttempt(actor.getSnapshot()) !== type) change()
  })
  useEffect(() => changeUnlessSentAs(type), [type])
  return change
}

/** A link to Contact, also to the address shown, and Back lead from the confirmation to the form again. */
function useReturnToForm(isConfirmed: boolean, form: FormMethods, change: () => void) {
  const router = useRouter()
  const leave = useEffectEvent(change)
  useEffect(() => {
    if (!isConfirmed) return
    const stop = router.subscribe('onBeforeNavigate', (navigation) => {
      const { fromLocation, pathChanged, hrefChanged } = navigation
      const { hash, state } = navigation.toLocation
      // Within one entry of the history only the form changes the address, after it was sent: nobody asked.
      const isAsked = !hrefChanged || state.__TSR_index !== fromLocation?.state.__TSR_index
      if (isAsked && !pathChanged && !hash && !state.registration) leave()
    })
    return () => {
      stop()
      // The focus was on the confirmation, which is gone.
      form.setFocus('name')
    }
  }, [router, form, isConfirmed])
}

/** Loads what sending needs while the visitor types. */
function usePreload(token: ReturnType<typeof useSender>['token']) {
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>>>(null)
  const preload = () => {
    void token.load()
    void loadRules().then(setRules)
  }
  return { rules, preload }
}

/** Sends what has failed once more, as it was: the page may have been given another type meanwhile. */
function retry(actor: InquiryActor): void {
  const { attempt, failure } = actor.getSnapshot().context
  if (attempt && failure) actor.send({ type: 'inquiry.submit', values: attempt.values })
}

interface SubmissionOptions {
  form: FormMethods
  element: RefObject<HTMLFormElement | null>
  type: InquiryType
  actor: InquiryActor
  isSending: boolean
  /** Without the rules the form waits for them. */
  hasRules: boolean
  onSent: () => void
  onInvalid: (fieldErrors: FieldErrors) => void
}

/** Sends the form if it is valid, and says what is wrong if not; neither once the page is left. */
function useSubmission(options: SubmissionOptions) {
  const { form, element, type, actor, isSending, hasRules, onSent, onInvalid } = options
  const { isSubmitting } = form.formState
  const isWaiting = isSubmitting && !hasRules
  const isLongWait = useLongWait(isWaiting)

  function submit(submitEvent: FormEvent) {
    submitEvent.preventDefault()
    // A double click is no second inquiry.
    const canSend = actor.getSnapshot().can({ type: 'inquiry.submit', values: { type } })
    if (isSubmitting || !canSend) return
    const send = (values: InquiryValues) => {
      if (!element.current) return
      actor.send({ type: 'inquiry.submit', values })
      onSent()
    }
    void form.handleSubmit(send, (errors) => {
      if (element.current) onInvalid(fromFormErrors(errors))
    })(submitEvent)
  }

  return {
    submit,
    isSending: isSending || isLongWait,
    /** From the press on: what is sent is what was there then. */
    isLocked: isSending || isWaiting,
  }
}

/** Whether something takes so long that a visitor must be told; a word that comes and goes would flash. */
function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, DURATION_MS.slow, isWaiting)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isWaiting && isLong
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
