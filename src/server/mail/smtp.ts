import { createTransport } from 'nodemailer'
import type { Message } from './message.ts'

export type Delivery =
  | { outcome: 'sent' }
  /** Network, time-out, busy or misconfigured server, login: try later */
  | { outcome: 'failed'; reason: string }
  /** The server will not have this mail, now or later */
  | { outcome: 'refused'; reason: string }

export type Deliver = (message: Message) => Promise<Delivery>

export interface SmtpOptions {
  smtpUrl: string
  /** How long the server may keep silent */
  timeoutMs?: number
}

const TIMEOUT_MS = 20_000

/** Replies that speak of the login, whichever command they answer (RFC 4954 §6). */
const LOGIN_REPLIES = [530, 534, 535, 538]

/** Delivers through one SMTP server, with encryption unless the server is this machine. */
export function createSmtp({ smtpUrl, timeoutMs = TIMEOUT_MS }: SmtpOptions): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return async (message) => {
    try {
      await transport.sendMail({ ...message, headers: { ...message.headers } })
      return { outcome: 'sent' }
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      return { outcome: isRefusal(error) ? 'refused' : 'failed', reason }
    }
  }
}

/** A 5xx reply about this sender, this recipient or this text. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('code' in error)) return false
  const reply = Number(error.responseCode)
  const isAboutMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutMail && reply >= 500 && !LOGIN_REPLIES.includes(reply)
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || host.startsWith('127.')
