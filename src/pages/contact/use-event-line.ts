import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { EventId } from '../../content/event-ids.ts'
import { findEvent } from '../../content/events.ts'
import type { Translate } from '../../i18n/t.ts'
import { useT } from '../../i18n/use-t.ts'
import type { InquiryDraft } from './inquiry-draft.ts'
import type { FormMethods } from './inquiry-form-values.ts'

/** The first line of the message of a registration for an event (specification, Events). */
export function eventLine(t: Translate, id: EventId | undefined): string {
  const event = findEvent(id)
  if (!event) return ''
  const title = t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`)
  return `${t('trainingEventsPage.registerMessage', { title })}\n`
}

/** The event whose line the message has, and that line. */
type EventInMessage = Pick<InquiryDraft, 'event' | 'eventLine'>

/**
 * Keeps the line of the event at the start of the message, before what is written already; an
 * unedited line of another event is replaced, in whatever language it was written.
 *
 * @param restored what a restored message already has
 * @returns what the message has; set it to `{}` to insert the line again
 */
export function useEventLine(
  form: FormMethods,
  field: () => HTMLTextAreaElement | null,
  event: EventId | undefined,
  restored: EventInMessage | null,
): RefObject<EventInMessage> {
  const t = useT()
  const inMessage = useRef<EventInMessage>({
    event: restored?.event,
    eventLine: restored?.eventLine,
  })

  const write = useEffectEvent(() => {
    const message = field()
    if (!message || !event || event === inMessage.current.event) return
    const line = eventLine(t, event)
    // The page may have been prerendered with the line.
    const present = [line, inMessage.current.eventLine].find(
      (each) => each && message.value.startsWith(each),
    )
    const isOnlyText = message.value === (present ?? '')
    message.setRangeText(line, 0, present?.length ?? 0, isOnlyText ? 'end' : 'preserve')
    form.setValue('message', message.value)
    inMessage.current = { event, eventLine: line }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event, another line
  useEffect(write, [event])

  return inMessage
}
