import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FIELD_NAMES } from '../../src/inquiry/fields.ts'
import { formatTable } from '../../src/server/cli/format.ts'
import { runCli } from '../../src/server/cli/run.ts'
import { SHORT_FIELDS } from '../../src/server/inquiry-text.ts'
import { createLog } from '../../src/server/log.ts'
import { DAY_MS } from '../../src/server/retention.ts'
import { openExistingStore, type Store } from '../../src/server/store/open.ts'
import type { MailReport } from '../../src/server/store/outbox.ts'
import type { StoredInquiry } from '../../src/server/store/tables.ts'
import { anInquiry, runCommand, storeOf } from '../support/stores.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const CLI = join(import.meta.dirname, '../../src/server/cli.ts')
const NOW = Date.UTC(2026, 10, 21, 12)
const SMTP = { SMTP_URL: 'smtp://localhost', MAIL_TO: 'hello@duet.example' }

let directory: string
let store: Store

beforeEach(async () => {
  directory = await temporaryFolder()
  store = await storeOf({ DATA_DIR: directory })
})
afterEach(() => store.close())

async function receive(...inquiries: Partial<StoredInquiry>[]): Promise<void> {
  for (const changes of inquiries) await store.inquiries.add(anInquiry(changes))
}

/** Runs a command line as a person at the terminal would. */
const run = (line: string[], environment: Record<string, string> = SMTP) =>
  runCommand(store, line, { environment: { DATA_DIR: directory, ...environment }, now: NOW })

describe('the audit log', () => {
  const line = ['erase', '--email', 'anna@example.com']
  const entry = expect.objectContaining({ event: 'command', command: 'erase', user: 'anna' })

  /** Runs it as Anna by sudo, on a machine with the programs of one folder. */
  const runAsAnna = (programs: string) =>
    spawnSync(process.execPath, [CLI, ...line], {
      env: { PATH: programs, DATA_DIR: directory, SUDO_USER: 'anna' },
      encoding: 'utf8',
    })

  test('has who ran which command, without its arguments', async () => {
    const [programs, log] = [join(directory, 'bin'), join(directory, 'log')]
    await mkdir(programs)
    const logger = join(programs, 'logger')
    await writeFile(logger, `#!/bin/sh\nfor last; do :; done; echo "$last" >> ${log}\n`)
    await chmod(logger, 0o755)
    expect(runAsAnna(programs).stderr).toBe('no inquiry came from this address\n')
    const logged = await readFile(log, 'utf8')
    expect(JSON.parse(logged)).toEqual(entry)
    expect(logged).not.toContain('example.com')
  })

  test('is printed where the machine has no logger', () => {
    const [first = ''] = runAsAnna(join(directory, 'nothing')).stderr.split('\n')
    expect(JSON.parse(first)).toEqual(entry)
  })
})

describe('help', () => {
  test.each([[], ['help'], ['--help'], ['list', '--help']])('is shown for: %s', async (...line) => {
    const { code, output } = await run(line)
    expect(code).toBe(0)
    for (const command of ['list', 'show', 'export', 'erase', 'purge', 'spam', 'release', 'outbox'])
      expect(output).toContain(`  ${command}`)
  })

  test('shows how a command is used after an unknown option', async () => {
    const { errors } = await run(['list', '--force'])
    expect(errors).toContain('Usage: npm run inquiries -- list')
  })

  test('a bad setting is named', async () => {
    const { code, errors } = await run(['list'], { PORT: 'x' })
    expect(code).toBe(2)
    expect(errors).toContain('PORT: expected')
  })
})

test.each<[error: string, ...line: string[]]>([
  ['There is no command "toString"', 'toString'],
  ["'--force'", 'list', '--force'],
  ["'--spam'", 'list', '--spam'],
  ['Unexpected argument "abcd"', 'list', 'abcd'],
  ["'--yes'", 'show', 'abcd', '--yes'],
  ['Unexpected argument "efgh"', 'show', 'abcd', 'efgh'],
  ['say which one', 'show'],
  ['no inquiry has this id', 'show', 'ffff'],
  ['no inquiry has this id', 'show', '%'],
  ["'--csv'", 'export', '--csv=x'],
  ['say either --csv or --json', 'export'],
  ['say either --csv or --json', 'export', '--csv', '--json'],
  ['say which file to write', 'backup'],
  ['say which file to check', 'restore-check'],
  ["'--email", 'erase', '--email'],
  ['say either an id or --email <address>', 'erase', '--yes'],
  ['say either an id or --email <address>', 'erase', '--yes', '--email', ''],
  ['say either an id or --email <address>', 'erase', 'abcd', '--yes', '--email', 'a@example.com'],
])('an error says %s, and nothing is done: %s %s', async (error, ...line) => {
  await receive({ id: 'abcd' }, { email: 'a@example.com' })
  const { code, errors } = await run(line)
  expect(code).toBe(2)
  expect(errors).toContain(error)
  expect(await store.inquiries.list()).toHaveLength(2)
})

describe('list', () => {
  test('shows a table of inquiries in the time of the office', async () => {
    await receive({ receivedAt: NOW, name: 'Anna', id: 'abcd1234-x' })
    expect((await run(['list'])).output).toMatch(/2026-11-21 13:00\s+influencer\s+Anna.*abcd1234/)
  })

  test('says that there are no inquiries', async () => {
    expect((await run(['list'])).output).toBe('No inquiries.\n')
  })

  test('says how many are flagged as spam', async () => {
    await receive({ flags: ['honeypot'] })
    expect((await run(['list'])).output).toContain('1 more look like spam')
  })

  test('shows as much of each id as tells it from the others', async () => {
    await receive(
      { id: 'abcd1234-a1' },
      { id: 'abcd1234-a2', flags: ['honeypot'] },
      { id: 'abcd1234-b1' },
    )
    expect((await run(['list'])).output).toMatch(/ abcd1234-b1\n.* abcd1234-a1\n/)
    expect((await run(['spam'])).output).toContain(' abcd1234-a2\n')
    expect((await run(['outbox'])).output).toContain('abcd1234-b1')
  })
})

describe('show', () => {
  test('shows an inquiry whole', async () => {
    const inquiry = anInquiry({ id: 'abcd1234-x', event: 'ai-workshop' })
    await store.inquiries.add(inquiry)
    await receive({})
    const { output } = await run(['show', 'ABCD'])
    for (const text of [...FIELD_NAMES.map((name) => inquiry[name]), 'ai-workshop'])
      expect(output).toContain(text)
  })

  test('asks for more characters when several ids start alike', async () => {
    await receive({ id: 'abcd1' }, { id: 'abcd2' })
    const { code, errors } = await run(['show', 'abcd'])
    expect(code).toBe(2)
    expect(errors).toContain('several ids start like this')
    expect(errors).toMatch(/ abcd1\n/)
    expect(errors).toMatch(/ abcd2\n/)
  })
})

describe('export', () => {
  test('gives JSON that holds every inquiry exactly', async () => {
    const inquiry = anInquiry({ message: '=1+1\n"x"' })
    await store.inquiries.add(inquiry)
    expect(JSON.parse((await run(['export', '--json'])).output)).toEqual([inquiry])
  })

  test('gives CSV for a spreadsheet', async () => {
    const inquiry = anInquiry({
      id: 'a',
      receivedAt: NOW,
      name: 'Zoë Żółć',
      profileLink: '@zoe',
      message: 'one, "two"\n2-3 = 1',
    })
    await store.inquiries.add(inquiry)
    const texts = SHORT_FIELDS.map((name) => `"${inquiry[name]}"`).join()
    expect((await run(['export', '--csv'])).output).toBe(
      `\uFEFF"id","received","type","language","${SHORT_FIELDS.join('","')}","event","message","flags"\r\n` +
        `"a","2026-11-21T12:00:00.000Z","influencer","pl",${texts.replace('@zoe', "'@zoe")},,"one, ""two""\n2-3 = 1",\r\n`,
    )
  })

  test('writes a new file that its owner alone can read, beginning with the text', async () => {
    const file = join(directory, 'inquiries.csv')
    expect((await run(['export', '--csv', file])).code).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await readFile(file, 'utf8')).toMatch(/^\uFEFF"id"/)
    const again = await run(['export', '--csv', file])
    expect(again.code).toBe(1)
    expect(again.errors).toContain(`${file} cannot be written: name a new file`)
  })

  test('ends without a word when its reader has read enough', async () => {
    await receive(...Array(100).fill({ message: 'x'.repeat(4000) }))
    const { stderr, stdout } = spawnSync(
      'sh',
      ['-c', '{ "$0" "$1" export --json; echo "code $?" >&2; } | head -1', process.execPath, CLI],
      { env: { PATH: process.env.PATH, DATA_DIR: directory }, encoding: 'utf8' },
    )
    expect(stdout).toBe('[\n')
    expect(stderr).not.toContain('EPIPE')
    expect(stderr).toContain('code 0\n')
  })

  test('leaves spam out unless asked, and then says why it was flagged', async () => {
    const spam = anInquiry({ flags: ['honeypot', 'manyLinks'] })
    await store.inquiries.add(spam)
    expect((await run(['export', '--json'])).output).toBe('[]\n')
    expect(JSON.parse((await run(['export', '--json', '--spam'])).output)).toEqual([spam])
    expect((await run(['export', '--csv', '--spam'])).output).toMatch(
      /"flags"\r\n.*,"honeypot, manyLinks"\r\n$/s,
    )
  })
})

describe('erase', () => {
  test('shows what it would erase, and erases nothing before --yes', async () => {
    await receive({ id: 'abcd', name: 'Anna' })
    const { output } = await run(['erase', 'abcd'])
    expect(output).toContain('Anna')
    expect(output).toContain('Say --yes')
    expect(await store.inquiries.list('regular')).toHaveLength(1)
  })

  test.each([
    ['Anna@Example.com', 'anna@example.COM'],
    ['ŻAK@Example.com', 'żak@example.com'],
    ['ŻAK@example.com', 'ŻAK@example.com'],
    ['anna@BÜCHER.example', 'Anna@xn--bcher-kva.example'],
    ['Zoe\u0308@example.com', 'ZOË@example.com'],
  ])('erases everything that came from %s when asked for %s', async (written, asked) => {
    await receive({ email: written }, { email: asked, flags: ['tooFast'] })
    const other = anInquiry()
    await store.inquiries.add(other)
    const { output } = await run(['erase', '--email', asked, '--yes'])
    expect(output).toContain('Erased 2 inquiries.')
    expect(await store.inquiries.list()).toEqual([other])
  })
})

describe('purge', () => {
  test('erases what is older than the retention', async () => {
    await receive({ receivedAt: NOW - 180 * DAY_MS - 1 })
    const young = anInquiry({ receivedAt: NOW - 180 * DAY_MS })
    await store.inquiries.add(young)
    expect((await run(['purge'])).output).toMatch(/^This erases 1 inquiry from before .* Say --yes/)
    expect(await store.inquiries.list('regular')).toHaveLength(2)
    expect((await run(['purge', '--yes'])).output).toBe('Erased 1 inquiry older than 180 days.\n')
    expect(await store.inquiries.list('regular')).toEqual([young])
  })
})

describe('spam', () => {
  test('is listed with the reasons', async () => {
    await receive({ flags: ['honeypot', 'manyLinks'] })
    expect((await run(['spam'])).output).toContain('honeypot, manyLinks')
  })

  test('is listed and mailed as an inquiry once it is released', async () => {
    await receive({ id: 'abcd', flags: ['honeypot'] })
    expect((await run(['release', 'abcd'])).code).toBe(0)
    expect((await run(['spam'])).output).toBe('Nothing looks like spam.\n')
    expect(await store.outbox.entries()).toMatchObject([{ inquiryId: 'abcd', dueAt: NOW }])
    expect((await run(['release', 'abcd'])).code).toBe(2)
  })
})

describe('outbox', () => {
  const report = async (outcome: MailReport) => {
    await receive({ id: 'abcd' })
    const job = await store.outbox.claim({ now: NOW * 2, leaseMs: 1 })
    if (job) await store.outbox.report(job, outcome)
  }
  const refuse = () => report({ outcome: 'dead', reason: '550 no such user' })

  test('shows dead mails and why', async () => {
    await refuse()
    expect((await run(['outbox'])).output).toMatch(/dead\s+1\s+abcd\s+550 no such user/)
  })

  test('has a dead mail tried again', async () => {
    await refuse()
    expect((await run(['outbox', '--retry', 'abcd'])).code).toBe(0)
    expect(await store.outbox.entries()).toMatchObject([{ state: 'waiting', dueAt: NOW }])
    expect((await run(['outbox', '--retry', 'abcd'])).code).toBe(2)
  })

  test('says that no mail waits', async () => {
    await report({ outcome: 'sent', at: NOW })
    expect((await run(['outbox'])).output).toBe('No mail waits.\n')
  })

  test('says that nothing is mailed', async () => {
    await receive({})
    const { output } = await run(['outbox'], {})
    expect(output).toContain('waiting')
    expect(output).toContain('SMTP_URL is not set')
  })
})

describe('backup', () => {
  test('is written and found good', async () => {
    const file = join(directory, 'backup.sqlite')
    await receive({}, { flags: ['honeypot'] })
    expect((await run(['backup', file])).code).toBe(0)
    const before = await readFile(file)
    expect((await run(['restore-check', file])).output).toBe(
      'Good: 1 inquiry, 1 flagged as spam, 1 mail not sent.\n',
    )
    expect(await readFile(file)).toEqual(before)
  })

  test('is checked without a database to be healthy', async () => {
    const file = join(directory, 'backup.sqlite')
    await run(['backup', file])
    const openStore = async () => {
      throw new Error('the database is damaged')
    }
    const log = { info() {} }
    const parts = { environment: {}, openStore, now: () => NOW, log, stdout() {}, stderr() {} }
    expect(await runCli(['restore-check', file], parts)).toBe(0)
  })

  test.each([
    ['does not exist', '/nowhere/backup.sqlite', 'unable to open database file'],
    ['is something else', import.meta.filename, 'file is not a database'],
  ])('that %s is no good', async (_what, file, reason) => {
    const { code, errors } = await run(['restore-check', file])
    expect(code).toBe(1)
    expect(errors).toContain(`${file} cannot be read as a backup`)
    expect(errors).toContain(reason)
  })
})

test('a wrong data directory is an error and stays empty', async () => {
  const dataDirectory = join(directory, 'typo')
  const log = createLog(() => {})
  await expect(openExistingStore({ databaseUrl: undefined, dataDirectory }, log)).rejects.toThrow(
    'set DATA_DIR',
  )
  expect(existsSync(dataDirectory)).toBe(false)
})

test('a database that the server has not brought up to date is refused, and left as it is', async () => {
  const database = new DatabaseSync(join(directory, 'inquiries.sqlite'))
  database.exec(
    "drop table retention; delete from kysely_migration where name = '2026-11-retention'",
  )
  const openAsCommand = openExistingStore(
    { databaseUrl: undefined, dataDirectory: directory },
    createLog(() => {}),
  )
  await expect(openAsCommand).rejects.toThrow('start the server of this one first')
  const tables = database.prepare("select name from sqlite_schema where name = 'retention'").all()
  database.close()
  expect(tables).toEqual([])
})

test('a table has its columns below each other, in scripts of any width', () => {
  const rows = [
    ['愛子', 'one'],
    ['👋🏽 Zoë', 'two'],
    ['a'.repeat(50), 'three'],
  ]
  expect(formatTable(['NAME', 'ID'], rows)).toBe(
    [
      `NAME${' '.repeat(38)}ID`,
      `愛子${' '.repeat(38)}one`,
      `👋🏽 Zoë${' '.repeat(36)}two`,
      `${'a'.repeat(39)}…  three`,
      '',
    ].join('\n'),
  )
})
