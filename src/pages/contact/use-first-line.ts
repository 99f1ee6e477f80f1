import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../i18n/use-t.ts'
import { firstLine, type Occasion, occasionKey } from '../../urls/occasion.ts'
import type { FormMethods } from './inquiry-form-values.ts'

/** The first line of a message, and the occasion that it was written for. */
export interface FirstLine {
  occasion?: string | undefined
  line?: string | undefined
}

/**
 * Keeps the line of the occasion at the start of the message, before what is written already; an
 * unedited line of another one is replaced, in whatever language it was written. Without an occasion it
 * goes if nothing was added to it.
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
    if (!message || key === (inMessage.current.occasion ?? '')) return
    if (!key && message.value !== inMessage.current.line) {
      if (!message.value.startsWith(inMessage.current.line ?? '')) inMessage.current = {}
      return
    }
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
