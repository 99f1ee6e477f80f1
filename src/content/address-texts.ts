/** What an address says of its page, in the words of its language (src/server/page-for-address.ts). */
export interface AddressTexts {
  /** Beside the duet on Home, as it was prerendered and once somebody's half is there */
  duet: Record<'start' | 'found', { title: string; lead: string; button: string }>
  /** What another page hands over, as the first line of the message (src/urls/subject.ts) */
  message: string
  /** Who has the other half of the ticket, and what the ticket says of them; empty without one */
  half: string
  invitation: string
}
