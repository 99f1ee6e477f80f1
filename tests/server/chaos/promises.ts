import { setTimeout as sleep } from 'node:timers/promises'
import type { Ledger } from '../../support/visitors.ts'
import type { MailCopy, Testbed } from './testbed.ts'

/** Longer than any lease or delay between attempts, and shorter than a clock that is set ahead. */
const STEP_MS = 90 * 60 * 1000
const STEPS = 8
const POLL_EVERY_MS = 200
const POLLS = 60

/**
 * Lets every mail become due, then checks what is stored and mailed against the promises.
 *
 * @returns the broken promises, as messages
 */
export async function brokenPromises(
  testbed: Testbed,
  { sent, acknowledged }: Ledger,
): Promise<string[]> {
  const waiting = await sendWaitingMails(testbed)
  const { regular, flagged, mails } = await testbed.withStore(async ({ inquiries, outbox }) => ({
    regular: await inquiries.list('regular'),
    flagged: await inquiries.list('flagged'),
    mails: await outbox.entries(),
  }))

  const messages = new Map([...regular, ...flagged].map(({ id, message }) => [id, message]))
  const copies = Map.groupBy(
    testbed.copies,
    (copy) => /^Message-ID: <(.+?)@/im.exec(copy.source)?.[1] ?? '',
  )
  const violations = (title: string, ids: readonly string[]) =>
    ids.length === 0 ? [] : [`${title}: ${ids.length}, for example ${ids[0]}`]

  const lost = [...acknowledged.keys()].filter(
    (key) => messages.get(key) !== acknowledged.get(key)?.message,
  )
  const doubled = [...copies]
    .filter(([id, list]) => list.slice(0, -1).some((copy) => wasRecorded(copy, id)))
    .map(([id]) => id)
  return [
    ...violations('acknowledged and lost', lost),
    ...violations(
      'stored twice',
      [...messages.keys()].filter((id) => sent.get(id)?.message !== messages.get(id)),
    ),
    ...violations('still waiting to be mailed', waiting),
    ...violations(
      'given up',
      mails.filter(({ state }) => state === 'dead').map(({ inquiryId }) => inquiryId),
    ),
    ...violations(
      'valid and never mailed',
      regular.filter(({ id }) => !copies.has(id)).map(({ id }) => id),
    ),
    ...violations(
      'flagged as spam and mailed',
      flagged.filter(({ id }) => copies.has(id)).map(({ id }) => id),
    ),
    ...violations('mailed twice though the reply was not lost', doubled),
  ]
}

/** Whether the sender of a copy had the reply, and the time to store it. */
function wasRecorded({ isAnswered, sender }: MailCopy, id: string): boolean {
  const wasKilled = sender.process.signalCode === 'SIGKILL'
  const isLogged = sender.lines.some((line) => line.includes('"mail.sent"') && line.includes(id))
  return isAnswered && (isLogged || !wasKilled)
}

/** Advances the clock until no mail is pending; returns the inquiries whose mails still are. */
async function sendWaitingMails(testbed: Testbed): Promise<string[]> {
  const waiting = () =>
    testbed.withStore(async ({ outbox }) =>
      (await outbox.entries()).filter(({ state }) => state === 'waiting'),
    )
  for (let step = 1; step <= STEPS; step += 1) {
    await testbed.setClock(step * STEP_MS)
    for (let poll = 0; poll < POLLS; poll += 1) {
      if ((await waiting()).length === 0) return []
      await sleep(POLL_EVERY_MS)
    }
  }
  return (await waiting()).map(({ inquiryId }) => inquiryId)
}
