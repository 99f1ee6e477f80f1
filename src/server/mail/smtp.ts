import { createTransport } from 'nodemailer'
import { isLoopback } from '../loopback.ts'
import type { Message } from './message.ts'

export type DeliveryResult =
  | { outcome: 'sent' }
  /** Network, timeout, busy or misconfigured server, login: retry later */
  | { outcome: 'failed'; reason: string }
  /** The server rejects this mail permanently */
  | { outcome: 'refused'; reason: string }

export type Deliver = (message: Message) => Promise<DeliveryResult>

/**
 * A server may take ten minutes to reply to the data, while it scans it (RFC 5321 §4.5.3.2.6).
 * With a shorter timeout the mail would be sent again, and the agency has it twice.
 */
export const TIMEOUTS = {
  /** For the connection, the greeting and encryption */
  connectMs: 20_000,
  /** For the server’s replies afterwards */
  silenceMs: 10 * 60 * 1000,
  /** For the whole delivery, however slow the server */
  deliveryMs: 15 * 60 * 1000,
}

/** Replies about authentication, to whichever command (RFC 4954 §6). */
const LOGIN_REPLIES = [530, 534, 535, 538]

/** Delivers through one SMTP server, with encryption unless the server is this machine. */
export function createSmtp(smtpUrl: string, timeouts = TIMEOUTS): Deliver {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    dnsTimeout: timeouts.connectMs,
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  })

  return async (message) => {
    try {
      const signal = AbortSignal.timeout(timeouts.deliveryMs)
      await transport.sendMail({ ...message, signal })
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
