export { OwnTicket } from './own-ticket.tsx'
export { TicketPreview } from './ticket-preview.tsx'
