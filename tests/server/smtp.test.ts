import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isLoopback } from '../../src/server/loopback.ts'
import { composeMessage } from '../../src/server/mail/message.ts'
import { createSmtp, TIMEOUTS } from '../../src/server/mail/smtp.ts'
import { LEASE_MS } from '../../src/server/mail/worker.ts'
import { type SmtpBehaviour, startSmtp, type TestSmtp } from '../support/smtp.ts'
import { anInquiry } from '../support/stores.ts'

const ADDRESSES = { from: 'site@duet.example', to: 'hello@duet.example' }

let behaviour: { current: SmtpBehaviour }
let smtp: TestSmtp

beforeEach(async () => {
  behaviour = { current: 'accept' }
  smtp = await startSmtp(behaviour)
})
afterEach(() => smtp.stop())

const LONG_TIMEOUTS = { connectMs: 2000, silenceMs: 2000, deliveryMs: 10_000 }

const send = (changes = {}, timeouts = LONG_TIMEOUTS, smtpUrl = smtp.url) =>
  createSmtp(smtpUrl, timeouts)(composeMessage(anInquiry(changes), ADDRESSES))

describe('a mail', () => {
  test('is delivered to the agency, from the site', async () => {
    expect(await send()).toEqual({ outcome: 'sent' })
    expect(smtp.mails).toMatchObject([{ from: ADDRESSES.from, to: [ADDRESSES.to] }])
  })

  test('is plain text, and a reply goes to the visitor', async () => {
    await send({ name: 'Anna Nowak', email: 'anna@example.com', message: 'Hello there' })
    const source = smtp.mails[0]?.source ?? ''
    expect(source).toContain('Content-Type: text/plain; charset=utf-8')
    expect(source).toContain('Reply-To: Anna Nowak <anna@example.com>')
    expect(source).toContain('Subject: Creator: Anna Nowak')
    expect(source).toContain('Hello there')
    expect(source).toContain('Auto-Submitted: auto-generated')
  })

  test('that may be spam says so in its subject, and why in its text', async () => {
    await send({ name: 'Anna Nowak', flags: ['tokenMissing'] })
    expect(smtp.mails[0]?.source).toContain('Subject: Spam? Creator: Anna Nowak')
    expect(smtp.mails[0]?.source).toContain('Spam: tokenMissing')
  })

  test('has the same Message-ID at every attempt', async () => {
    const inquiry = { id: 'abcdef00-0000-4000-8000-000000000000' }
    await send(inquiry)
    await send(inquiry)
    const ids = smtp.mails.map(({ source }) => source.match(/^Message-ID: (.*)\r$/im)?.[1])
    expect(ids).toEqual(Array(2).fill('<abcdef00-0000-4000-8000-000000000000@duet.example>'))
  })

  test('leaves out a Reply-To that most servers cannot handle, and has it in the text', async () => {
    await send({ email: 'anna@bücher.example', name: 'Anna' })
    await send({ email: 'żółć@example.com', name: 'Anna' })
    const [domain, name] = smtp.mails.map(({ source }) => source)
    expect(domain).toContain('Reply-To: Anna <anna@xn--bcher-kva.example>')
    expect(name).not.toContain('Reply-To')
    const body = Buffer.from(name?.split('\r\n\r\n')[1] ?? '', 'base64').toString()
    expect(body + name).toMatch(/żółć@example\.com|=C5=BC=C3=B3=C5=82=C4=87@example\.com/)
  })

  test('leaves out a reply address that mail programs read as two', async () => {
    await send({ email: 'a@b，c.example' })
    expect(smtp.mails[0]?.source).not.toContain('Reply-To')
  })

  test('shows an encoded word in a name as it was typed', async () => {
    await send({ name: '=?utf-8?Q?Your=20bank?=', message: 'Hello' })
    const [head = ''] = smtp.mails[0]?.source.split('\r\n\r\n') ?? []
    expect(head).toContain('Subject: =?UTF-8?')
    expect(head).not.toContain('=?utf-8?Q?Your=20bank?=')
  })
})

describe('a server that is slow', () => {
  test('after the message data is waited for, so that no mail is sent twice', async () => {
    behaviour.current = { answerAfter: sleep(1500) }
    expect(await send({}, { ...LONG_TIMEOUTS, connectMs: 1000 })).toEqual({ outcome: 'sent' })
    expect(smtp.mails).toHaveLength(1)
  })

  test('may take ten minutes to answer, and a lease lasts longer than any delivery', () => {
    const TEN_MINUTES_MS = 10 * 60 * 1000
    expect(TIMEOUTS.silenceMs).toBeGreaterThanOrEqual(TEN_MINUTES_MS)
    expect(TIMEOUTS.deliveryMs).toBeGreaterThan(TIMEOUTS.silenceMs)
    expect(LEASE_MS).toBeGreaterThan(TIMEOUTS.deliveryMs)
  })

  test('is aborted when the whole delivery takes too long', async () => {
    const never = new Promise<void>(() => {})
    behaviour.current = { answerAfter: never }
    const timeouts = { ...LONG_TIMEOUTS, silenceMs: 60_000, deliveryMs: 300 }
    expect(await send({}, timeouts)).toMatchObject({ outcome: 'failed' })
  })
})

describe('a server that does not take a mail', () => {
  test.each<[string, SmtpBehaviour]>([
    ['is too busy (421)', { refuseSender: 421 }],
    ['greylists the recipient (450)', { refuseRecipient: 450 }],
    ['has no space now (452)', { refuseText: 452 }],
    ['does not accept the login (535)', 'refuseLogin'],
    ['wants a login first (530)', { refuseSender: 530 }],
    ['says nothing', 'hang'],
    ['is gone after the text', 'dropAfterData'],
  ])('is tried again later when it %s', async (_case, current) => {
    behaviour.current = current
    expect(await send({}, { ...LONG_TIMEOUTS, connectMs: 300 })).toMatchObject({
      outcome: 'failed',
    })
  })

  test.each<[string, SmtpBehaviour]>([
    ['knows no such recipient (550)', { refuseRecipient: 550 }],
    ['will not have the sender (553)', { refuseSender: 553 }],
    ['will not have the text (554)', { refuseText: 554 }],
  ])('is not tried again when it %s', async (_case, current) => {
    behaviour.current = current
    expect(await send()).toMatchObject({ outcome: 'refused' })
    expect(smtp.mails).toEqual([])
  })

  test('is tried again later when nothing listens', async () => {
    const nowhere = 'smtp://127.0.0.1:1'
    expect(await send({}, LONG_TIMEOUTS, nowhere)).toMatchObject({ outcome: 'failed' })
  })

  test('says why, for the agency to read', async () => {
    behaviour.current = { refuseRecipient: 550 }
    expect(await send()).toMatchObject({ reason: expect.stringContaining('refused with 550') })
  })
})

test('a server on another machine must encrypt', async () => {
  const plain = smtp.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')
  expect(await send({}, LONG_TIMEOUTS, plain)).toMatchObject({ outcome: 'failed' })
  expect(smtp.mails).toEqual([])
})

test('a host that only starts with 127. or localhost is another machine', () => {
  expect(['127.0.0.1', '127.1.2.3', 'localhost', '[::1]'].every(isLoopback)).toBe(true)
  expect(
    ['127.evil.example', '127.0.0.1.evil.example', 'localhost.evil.example'].some(isLoopback),
  ).toBe(false)
})
