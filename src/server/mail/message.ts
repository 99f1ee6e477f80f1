import { domainToASCII } from 'node:url'
import { inquiryText, TYPE_LABELS } from '../inquiry-text.ts'
import type { StoredInquiry } from '../store/tables.ts'

export type Message = ReturnType<typeof composeMessage>

/** A mail to the agency about one inquiry, in plain text. */
export function composeMessage(inquiry: StoredInquiry, { from, to }: { from: string; to: string }) {
  const { id, type, receivedAt, flags } = inquiry
  const mark = flags.length > 0 ? 'Spam? ' : ''
  const name = withoutEncodedWords(inquiry.name)
  const address = asciiAddress(inquiry.email)
  return {
    // The same for every attempt, so that a repeated delivery is recognised
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    // The visitor, unless no address in ASCII is hers: few servers support SMTPUTF8
    ...(address === null ? {} : { replyTo: { name, address } }),
    subject: `${mark}${TYPE_LABELS[type]}: ${name}`,
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
