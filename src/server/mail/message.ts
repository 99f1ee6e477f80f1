import { languageEntry } from '../../i18n/languages.ts'
import type { StoredInquiry } from '../store/store.ts'

/** A mail to the agency about one inquiry. It is plain text; the agency's own language is English. */
export interface Message {
  /** The same for every attempt, so that a repeated delivery is recognised */
  messageId: string
  from: string
  to: string
  /** The visitor; missing where the address needs SMTPUTF8, which few servers know */
  replyTo?: { name: string; address: string }
  subject: string
  date: Date
  text: string
  headers: Readonly<Record<string, string>>
}

const TYPE_NAMES = {
  general: 'General inquiry',
  influencer: 'Creator',
  brand: 'Brand',
} as const satisfies Record<StoredInquiry['type'], string>

export function composeMessage(
  inquiry: StoredInquiry,
  { from, to }: { from: string; to: string },
): Message {
  const { id, type, name, email, profileLink, event, language, message } = inquiry
  const facts = [
    ['Type', TYPE_NAMES[type]],
    ['Name', name],
    ['Email', email],
    ['Profile', profileLink],
    ['Event', event],
    ['Language', languageEntry(language).name],
    ['Received', new Date(inquiry.receivedAt).toISOString()],
    ['Id', id],
  ].filter(([, value]) => value !== null)

  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from,
    to,
    ...(hasAsciiName(email) ? { replyTo: { name, address: email } } : {}),
    subject: `${TYPE_NAMES[type]}: ${name}`,
    date: new Date(inquiry.receivedAt),
    text: `${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${message}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}

/** Whether the part before the @ is ASCII; a domain in another script is sent as Punycode. */
const hasAsciiName = (email: string): boolean =>
  /^[\x21-\x7E]+$/.test(email.slice(0, email.lastIndexOf('@')))
