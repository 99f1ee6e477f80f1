import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aSubmission, VALID_TEXTS } from '../../scripts/harness/submission.ts'
import { FIELD_NAMES } from '../../src/inquiry/fields.ts'
import { composeMessage } from '../../src/server/mail/message.ts'
import { createSmtp } from '../../src/server/mail/smtp.ts'
import { type TestApi, testApi } from '../support/api.ts'
import { type SmtpBehaviour, startSmtp, type TestSmtp } from '../support/smtp.ts'
import { anInquiry, runCommand } from '../support/stores.ts'

/** Texts that have broken mails, spreadsheets, terminals, databases and pages before. */
const PAYLOADS = [
  'Anna\r\nBcc: victim@example.com',
  'Anna\nSubject: Gotcha\n\nAnother body',
  'Anna%0d%0aBcc: victim@example.com',
  'Anna\u2028Bcc: victim@example.com',
  '=?utf-8?Q?=0D=0ABcc:_victim@example.com?=',
  '"Anna" <victim@example.com>, x@example.com',
  'Anna <a@example.com>; Bob <b@example.com>',
  '.\r\nMAIL FROM:<evil@example.com>',
  '\n.\n',
  '=HYPERLINK("https://evil.example","click")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '＝1+1',
  '|calc',
  '";=1+1;"',
  'x;=cmd|calc',
  'x; "=1+1"',
  'a,+1',
  'a\t@b',
  'a\n-1',
  'a,b;c\t"d"',
  "'; drop table inquiries; --",
  "' or '1'='1",
  '%s%n%x#{7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  '\\u001b]0;owned\\u0007',
  '../../../../etc/passwd',
  '{"$ne":null,"__proto__":{"x":1}}',
  'ﷺ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
  '🏳️‍🌈👩🏽‍❤️‍💋‍👨🏿\u200B\uFEFF\u2060',
] as const

let api: TestApi
let smtp: TestSmtp

beforeEach(async () => {
  const behaviour: { current: SmtpBehaviour } = { current: 'accept' }
  api = await testApi()
  smtp = await startSmtp(behaviour)
})
afterEach(() => smtp.stop())

/** Sends every payload in every field that takes it; gives what was stored. */
async function storeAll() {
  const { post, token, store } = api
  for (const payload of PAYLOADS) {
    const shared = { token, key: randomUUID() }
    const response = await post(aSubmission({ ...shared, name: payload, message: payload }))
    // A line break in a name is refused; then the message still has to be safe.
    if (response.status === 422) await post(aSubmission({ ...shared, message: payload }))
  }
  return store.inquiries.list('regular')
}

const cli = async (...line: string[]) => (await runCommand(api.store, line)).output

describe('a mail with a payload', () => {
  test('goes to the agency only, with the headers it should have and no others', async () => {
    const deliver = createSmtp(smtp.url)
    const inquiries = await storeAll()
    for (const inquiry of inquiries) {
      await deliver(
        composeMessage(inquiry, { from: 'site@duet.example', to: 'hello@duet.example' }),
      )
    }
    expect(smtp.mails).toHaveLength(PAYLOADS.length)
    for (const { to, source } of smtp.mails) {
      expect(to).toEqual(['hello@duet.example'])
      const [head = ''] = source.split('\r\n\r\n')
      const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase())
      expect(names.toSorted()).toEqual([
        'auto-submitted',
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ])
      const replyTo = head.replaceAll('\r\n ', ' ').match(/^Reply-To: (.*)$/im)?.[1]
      expect(replyTo).toMatch(/<anna@example\.com>$/)
    }
  })
})

describe('a spreadsheet with payloads', () => {
  /** Reads CSV (RFC 4180) back into cells. */
  const cellsOf = (csv: string): string[] =>
    [...csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(?:,|\r\n)/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    )

  test('has no formula in any cell, whatever separator the spreadsheet expects', async () => {
    await storeAll()
    for (const cell of (await cli('export', '--csv')).split(/[,;\t|\r\n]/)) {
      expect(cell).not.toMatch(/^[\s"]*[=+\-@|%＝＋－＠]/)
    }
  })

  /** Each is most of a whole message: what backtracks over it takes seconds. */
  const REPEATED = [...'\t \n,;|"\'=<', '\t"', ',\t', 'www.', '[url', '=?']

  test.each(REPEATED)(
    'is soon written when a message repeats %j',
    async (unit) => {
      const message = `x${unit.repeat(3998 / unit.length)}x`
      await api.post(aSubmission({ token: api.token, message }))
      const exports = [await cli('export', '--csv'), await cli('export', '--csv', '--spam')]
      expect(exports.join()).toContain(VALID_TEXTS.name)
    },
    5000,
  )

  test('has one row for each inquiry and loses no text', async () => {
    const inquiries = await storeAll()
    const cells = cellsOf(await cli('export', '--csv'))
    const columns =
      ['id', 'received', 'type', 'language', 'event', 'flags'].length + FIELD_NAMES.length
    expect(cells).toHaveLength(columns * (inquiries.length + 1))
    const column = cells.indexOf('message')
    const messages = cells.filter((_, index) => index % columns === column).slice(1)
    const withoutApostrophes = (text: string) => text.replaceAll("'", '')
    expect(messages.map(withoutApostrophes)).toEqual(
      inquiries.map(({ message }) => withoutApostrophes(message)),
    )
  })
})

describe('a terminal with payloads', () => {
  test('gets no control characters, even if they are in the database', async () => {
    const orders = '\u001B[2J\u009B31m\u202Eowned\u0007'
    await api.store.inquiries.add(anInquiry({ id: 'abcd', name: orders, message: orders }))
    const output = (await cli('list')) + (await cli('show', 'abcd'))
    expect(output).toContain('owned')
    expect(output).not.toMatch(/(?!\n)[\p{Cc}\u202A-\u202E]/u)
  })

  test('shows one line for each inquiry', async () => {
    const inquiries = await storeAll()
    const lines = (await cli('list')).trimEnd().split('\n')
    expect(lines.filter((line) => line.includes('anna@example.com'))).toHaveLength(inquiries.length)
  })
})
