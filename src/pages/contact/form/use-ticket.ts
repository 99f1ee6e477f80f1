import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { endOf, findEvent } from '../../../content/events.ts'
import { loadTexts } from '../../../i18n/load-texts.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { InquiryType } from '../../../inquiry/inquiry-type.ts'
import type { OwnTicketProps } from '../ticket/own-ticket.tsx'

/** Who has registered for what. The history entry of the ticket keeps it: a reload shows the ticket again. */
interface KeptRegistration {
  type: InquiryType
  event?: string | undefined
  name?: string | undefined
  partnerName?: string | undefined
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    registration?: KeptRegistration | undefined
  }
}

/** The ticket of a registration that is stored, now or before a reload. */
export function useTicket(partnerName: string | undefined) {
  /** As the address had it when the form was sent */
  const partnerNameSent = useRef<string>(undefined)
  const [ticket, setTicket] = useState<OwnTicketProps | null>(null)
  const kept = useLocation({ select: ({ state }) => state.registration })
  const language = useLanguage()

  useEffect(() => {
    if (!kept) return
    // The address does not name the event, whose texts are another page's. Without them the form is there.
    loadTexts(language, ['trainingEventsPage']).then(
      () => setTicket(ticketOf(kept)),
      () => {},
    )
  }, [kept, language])

  return {
    rememberPartner() {
      partnerNameSent.current = partnerName
    },
    /** Returns what is to be kept; nothing where there is no ticket. */
    issue({ type, event, name }: KeptRegistration): KeptRegistration | undefined {
      const stored = { type, event, name, partnerName: partnerNameSent.current }
      const own = ticketOf(stored)
      setTicket(own)
      return own ? stored : undefined
    },
    own: ticket,
    /** Whose ticket it is, once it can be shown */
    kept: ticket ? kept : undefined,
  }
}

/** An event that is over has no ticket. */
function ticketOf({ event: id, name, partnerName }: KeptRegistration): OwnTicketProps | null {
  const event = findEvent(id)
  if (!event || !name || endOf(event) <= Date.now()) return null
  return partnerName ? { event, first: partnerName, second: name } : { event, first: name }
}
