import type { AnnouncedEvent } from '../../content/events.ts'
import { useT } from '../../i18n/use-t.ts'
import { TicketDrawing } from './ticket-drawing.tsx'

export interface HalfTicketProps {
  event: AnnouncedEvent
  half: string
}

/** The ticket of which somebody has sent one half: the other is dotted. */
export function HalfTicket({ event, half }: HalfTicketProps) {
  const t = useT()
  return <TicketDrawing event={event} first={half} missing={t('trainingEventsPage.ticket.free')} />
}
