import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { type Brief, briefSentence } from '../../content/brief.ts'
import type { EventId } from '../../content/event-ids.ts'
import { findEvent } from '../../content/events.ts'
import type { Translate } from '../../i18n/t.ts'
import { useT } from '../../i18n/use-t.ts'
import type { FormMethods } from './inquiry-form-values.ts'

/** What the address says of the message: the event of a registration, or half a brief. */
export interface Occasion extends Brief {
  event?: EventId | undefined
}

/** The first line of a message, and the occasion that it was written for. */
export interface FirstLine {
  occasion?: string | undefined
  line?: string | undefined
}

/** The same for the same occasion, in any language; empty for none. */
export const occasionKey = ({ event, product, market, month }: Occasion): string =>
  [event, product, market, month].filter(Boolean).join(' ')

/** The first line of the message (specification, Events and Audience pages); empty for no occasion. */
export function firstLine(t: Translate, occasion: Occasion): string {
  const event = findEvent(occasion.event)
  const line = event
    ? t('trainingEventsPage.registerMessage', {
        title: t(`trainingEventsPage.sampleUpcomingEvents.${event.id}.title`),
      })
    : briefSentence(t, occasion)
  return line && `${line}\n`
}

/**
 * Keeps the line of the occasion at the start of the message, before what is written already; an
 * unedited line of another one is replaced, in whatever language it was written.
 *
 * @param restored what a restored message already has
 * @returns what the message has; set it to `{}` to insert the line again
 */
export function useFirstLine(
  form: FormMethods,
  element: RefObject<HTMLFormElement | null>,
  occasion: Occasion,
  restored: FirstLine | undefined,
): RefObject<FirstLine> {
  const t = useT()
  const key = occasionKey(occasion)
  const inMessage = useRef<FirstLine>({ occasion: restored?.occasion, line: restored?.line })

  const write = useEffectEvent((key: string) => {
    const message = messageOf(element.current)
    if (!message || !key || key === inMessage.current.occasion) return
    const line = firstLine(t, occasion)
    // The page may have been prerendered with the line.
    const present = [line, inMessage.current.line].find(
      (each) => each && message.value.startsWith(each),
    )
    const isOnlyText = message.value === (present ?? '')
    message.setRangeText(line, 0, present?.length ?? 0, isOnlyText ? 'end' : 'preserve')
    form.setValue('message', message.value)
    inMessage.current = { occasion: key, line }
  })
  useEffect(() => write(key), [key])

  return inMessage
}

function messageOf(element: HTMLFormElement | null): HTMLTextAreaElement | null {
  const field = element?.elements.namedItem('message')
  return field instanceof HTMLTextAreaElement ? field : null
}
