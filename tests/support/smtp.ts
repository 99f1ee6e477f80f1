import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** The raw message */
  source: string
  /** Whether the sender got the reply: it has ended the connection since */
  isAnswered: boolean
}

export type TestSmtp = Awaited<ReturnType<typeof startSmtp>>

/** What the server does instead of accepting a mail. */
export type SmtpBehaviour =
  | 'accept'
  | { refuseSender: number }
  | { refuseRecipient: number }
  | { refuseText: number }
  | 'refuseLogin'
  | 'hang'
  | 'dropAfterData'
  | { answerAfter: Promise<void> }

const refusal = (responseCode: number) =>
  Object.assign(new Error(`refused with ${responseCode}`), { responseCode })

/** A real SMTP server on the loopback, in a behaviour that a test may change at any time. */
export async function startSmtp(
  behaviour: { current: SmtpBehaviour },
  onMail: (mail: ReceivedMail) => void = () => {},
) {
  const mails: ReceivedMail[] = []
  /** By the port of the sender, who makes a connection for each mail */
  const received = new Map<number, ReceivedMail>()
  const sockets = new Set<Socket>()
  const connected = Promise.withResolvers<void>()
  /** Ports of senders whose connections were closed here, maybe before the reply arrived */
  const cut = new Set<number | undefined>()
  const disconnect = () => {
    for (const socket of sockets) {
      cut.add(socket.remotePort)
      socket.destroy()
    }
    sockets.clear()
  }

  const smtp = new SMTPServer({
    hideSTARTTLS: true,
    authOptional: true,
    allowInsecureAuth: true,
    logger: false,
    ...refusalsBy(behaviour),
    onData: receiver(behaviour, disconnect, (mail, port) => {
      mails.push(mail)
      received.set(port, mail)
      onMail(mail)
    }),
    onClose({ remotePort }) {
      const mail = received.get(remotePort)
      if (!cut.delete(remotePort) && mail) mail.isAnswered = true
      received.delete(remotePort)
    },
  })
  smtp.on('error', () => {})
  smtp.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    connected.resolve()
  })
  smtp.listen(0, '127.0.0.1')
  await once(smtp.server, 'listening')
  const { port } = smtp.server.address() as AddressInfo

  return {
    url: `smtp://duet:secret@127.0.0.1:${port}`,
    /** Completely received messages, in order */
    mails,
    /** Resolves at the first connection */
    connected: connected.promise,
    /** Closes every connection. */
    disconnect,
    async stop() {
      disconnect()
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
}

/** Takes the text of a mail, and does with it what the behaviour says. */
const receiver =
  (
    behaviour: { current: SmtpBehaviour },
    disconnect: () => void,
    onMail: (mail: ReceivedMail, port: number) => void,
  ): NonNullable<SMTPServerOptions['onData']> =>
  async (stream, session, callback) => {
    const source = await text(stream).catch(() => null)
    // The sender disconnected during the message.
    if (source === null) return
    const { current } = behaviour
    const refused = codeOf(current, 'refuseText')
    if (refused) return callback(refused)
    const mail = {
      from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
      to: session.envelope.rcptTo.map(({ address }) => address),
      source,
      isAnswered: false,
    }
    onMail(mail, session.remotePort)
    if (typeof current === 'object' && 'answerAfter' in current) await current.answerAfter
    if (current === 'dropAfterData') disconnect()
    else callback()
  }

/** Everything before the text of a mail. */
const refusalsBy = (behaviour: { current: SmtpBehaviour }): SMTPServerOptions => ({
  onConnect(_session, callback) {
    if (behaviour.current !== 'hang') callback()
  },
  onAuth(_auth, _session, callback) {
    if (behaviour.current === 'refuseLogin') callback(refusal(535))
    else callback(null, { user: 'duet' })
  },
  onMailFrom(_address, _session, callback) {
    callback(codeOf(behaviour.current, 'refuseSender'))
  },
  onRcptTo(_address, _session, callback) {
    callback(codeOf(behaviour.current, 'refuseRecipient'))
  },
})

function codeOf(behaviour: SmtpBehaviour, step: string): Error | null {
  const code =
    typeof behaviour === 'object' ? (behaviour as Record<string, unknown>)[step] : undefined
  return typeof code === 'number' ? refusal(code) : null
}
