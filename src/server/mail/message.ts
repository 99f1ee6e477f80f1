import { domainToASCII } from 'node:url'
import { inquiryText, TYPE_LABELS } from '../inquiry-text.ts'
import type { StoredInquiry } from '../store/store.ts'

/** A mail to the agency about one inquiry, in plain text. */
export interface Message {
  /** The same for every attempt, so that a repeated delivery is recognised */
  messageId: string
  from: string
  to: string
  /** The visitor; missing if no address in ASCII is hers: few servers support SMTPUTF8 */
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
  const { id, type, receivedAt } = inquiry
  const name = withoutEncodedWords(inquiry.name)
  const address = asciiAddress(inquiry.email)
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    ...(address === null ? {} : { replyTo: { name, address } }),
    subject: `${TYPE_LABELS[type]}: ${name}`,
    date: new Date(receivedAt),
    text: inquiryText(inquiry),
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** `zoe@bücher.example` → `zoe@xn--bcher-kva.example`; null if no such address is a single one */
function asciiAddress(email: string): string | null {
  const at = email.lastIndexOf('@')
  const [name, domain] = [email.slice(0, at), domainToASCII(email.slice(at + 1))]
  return /^[\x21-\x7E]+$/.test(name) && /^[\w.-]+$/.test(domain) ? `${name}@${domain}` : null
}

/** A mail program would decode `=?utf-8?Q?=48i?=`, and show a name that nobody typed. */
const withoutEncodedWords = (name: string): string => name.replaceAll('=?', '=\u200B?')
