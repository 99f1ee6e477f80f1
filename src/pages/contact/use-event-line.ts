import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type EventId, UPCOMING_EVENTS } from '../../content/events.ts'
import type { Translate } from '../../i18n/t.ts'
import { useT } from '../../layout/language-context.ts'
import type { InquiryForm } from './inquiry-form-values.ts'

function eventLine(t: Translate, id: EventId | undefined): string {
  const event = UPCOMING_EVENTS.find((upcoming) => upcoming.id === id)
  if (!event) return ''
  const title = t(`trainingEventsPage.sampleUpcomingEvents.${event.item}.title`)
  return `${t('trainingEventsPage.registerMessage', { title })}\n`
}

/**
 * Begins the message with the event that the visitor registers for (decisions 14), once, in front
 * of what is written already; another event's untouched line makes room.
 *
 * @param announced the event whose line the message has already
 * @returns the event whose line the message has; set it to `undefined` to have it written again
 */
export function useEventLine(
  form: InquiryForm,
  field: () => HTMLTextAreaElement | null,
  event: EventId | undefined,
  announced: EventId | undefined,
): RefObject<EventId | undefined> {
  const t = useT()
  const written = useRef(announced)

  const write = useEffectEvent(() => {
    const message = field()
    if (!message || !event || event === written.current) return
    const previous = eventLine(t, written.current)
    const replaced = message.value.startsWith(previous) ? previous.length : 0
    const wasEmpty = message.value === ''
    message.setRangeText(eventLine(t, event), 0, replaced, wasEmpty ? 'end' : 'preserve')
    form.setValue('message', message.value)
    written.current = event
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event, another line
  useEffect(write, [event])

  return written
}
