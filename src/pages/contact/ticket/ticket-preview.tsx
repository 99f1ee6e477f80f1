import { useWatch } from 'react-hook-form'
import type { AnnouncedEvent } from '../../../content/events.ts'
import type { FormMethods } from '../form/values.ts'
import { TicketDrawing } from './ticket-drawing.tsx'
import { useIsBelow } from './use-is-below.ts'

export interface TicketPreviewProps {
  event: AnnouncedEvent
  /** The name of the partner who has sent their half */
  partnerName: string | undefined
  control: FormMethods['control']
}

/** The ticket that the form fills in: its own half, or the other one of a half that somebody has sent. */
export function TicketPreview({ event, partnerName, control }: TicketPreviewProps) {
  const name = useWatch({ control, name: 'name' })?.trim()
  // Below a desk title, date and terms stand right above it.
  const layout = useIsBelow('lg') ? 'slim' : 'wide'
  return partnerName ? (
    <TicketDrawing event={event} first={partnerName} second={name || undefined} layout={layout} />
  ) : (
    <TicketDrawing event={event} first={name ?? ''} layout={layout} />
  )
}
