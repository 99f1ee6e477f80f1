import { useWatch } from 'react-hook-form'
import type { AnnouncedEvent } from '../../../content/events.ts'
import { useT } from '../../../i18n/use-t.ts'
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
  const t = useT()
  const name = useWatch({ control, name: 'name' })?.trim()
  // Below a desk title, date and terms stand right above it.
  const layout = useIsBelow('lg') ? 'slim' : 'wide'
  const [first, second] = partnerName ? [partnerName, name || undefined] : [name ?? '']
  return (
    <TicketDrawing
      {...{ event, first, second, layout }}
      placeholder={partnerName ? t('contactPage.fields.name') : ''}
    />
  )
}
