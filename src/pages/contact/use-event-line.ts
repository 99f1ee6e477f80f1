import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { EventId } from '../../content/event-ids.ts'
import { ANNOUNCED_EVENTS } from '../../content/events.ts'
import type { Translate } from '../../i18n/t.ts'
import { useT } from '../../i18n/use-t.ts'
import type { FormMethods } from './inquiry-form-values.ts'

/** What a message begins with when its visitor registers for an event (specification, Events). */
export function eventLine(t: Translate, id: EventId | undefined): string {
  const event = ANNOUNCED_EVENTS.find((announced) => announced.id === id)
  if (!event) return ''
  const title = t(`trainingEventsPage.sampleUpcomingEvents.${event.item}.title`)
  return `${t('trainingEventsPage.registerMessage', { title })}\n`
}

/**
 * Keeps the line of the event at the beginning of the message: once, in front of what is written
 * already; another event's untouched line makes room.
 *
 * @param announced the event whose line the message has already
 * @returns the event whose line the message has; set it to `undefined` to have it written again
 */
export function useEventLine(
  form: FormMethods,
  field: () => HTMLTextAreaElement | null,
  event: EventId | undefined,
  announced: EventId | undefined,
): RefObject<EventId | undefined> {
  const t = useT()
  const written = useRef(announced)

  const write = useEffectEvent(() => {
    const message = field()
    if (!message || !event || event === written.current) return
    const line = eventLine(t, event)
    // The page may have come with the line of its event.
    const present = [line, eventLine(t, written.current)].find((each) =>
      message.value.startsWith(each),
    )
    const isAlone = message.value === (present ?? '')
    message.setRangeText(line, 0, present?.length ?? 0, isAlone ? 'end' : 'preserve')
    form.setValue('message', message.value)
    written.current = event
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event, another line
  useEffect(write, [event])

  return written
}
