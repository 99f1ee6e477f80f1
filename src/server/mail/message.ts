import { inquiryText, TYPE_LABELS } from '../inquiry-text.ts'
import type { StoredInquiry } from '../store/store.ts'

/** A mail to the agency about one inquiry, in plain text. */
export interface Message {
  /** The same for every attempt, so that a repeated delivery is recognised */
  messageId: string
  from: string
  to: string
  /** The visitor; missing if the address needs SMTPUTF8, which few servers support */
  replyTo?: { name: string; address: string }
  subject: string
  date: Date
  text: string
  headers: Readonly<Record<string, string>>
}

export function composeMessage(
  inquiry: StoredInquiry,
  { from, to }: { from: string; to: string },
): Message {
  const { id, type, name, email, receivedAt } = inquiry
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    ...(hasAsciiName(email) ? { replyTo: { name, address: email } } : {}),
    subject: `${TYPE_LABELS[type]}: ${name}`,
    date: new Date(receivedAt),
    text: inquiryText(inquiry),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Whether the part before the @ is ASCII; a domain in another script is sent as Punycode. */
const hasAsciiName = (email: string): boolean =>
  /^[\x21-\x7E]+$/.test(email.slice(0, email.lastIndexOf('@')))
