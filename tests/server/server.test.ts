import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  type ServerProcess,
  serverDirectory,
  spawnServer,
  startServerProcess,
} from '../../scripts/harness/server-process.ts'
import { aSubmission } from '../../scripts/harness/submission.ts'
import type { Submission } from '../../src/inquiry/api.ts'
import { startSmtp } from '../support/smtp.ts'
import { tokenOfPerson, withStoreOf } from '../support/stores.ts'

let directory: Awaited<ReturnType<typeof serverDirectory>>
const servers: ServerProcess[] = []

beforeEach(async () => {
  directory = await serverDirectory()
})
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.end('SIGKILL')))
  await directory.remove()
})

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const server = await startServerProcess({ ...directory.environment, ...environment })
  servers.push(server)
  return server
}

/** A server whose first mail is on its way until `answer` is called */
async function startWithMailInHand() {
  const answer = Promise.withResolvers<void>()
  const smtp = await startSmtp({ current: { answerAfter: answer.promise } })
  const server = await start({ SMTP_URL: smtp.url, MAIL_TO: 'hello@duet.example' })
  const [submission = aSubmission()] = await timelySubmissions(1)
  await server.post(submission)
  await smtp.connected
  return { smtp, server, answer: answer.resolve }
}

const stored = () =>
  withStoreOf(directory.environment, async ({ inquiries, outbox }) => ({
    inquiries: await inquiries.list('regular'),
    mails: await outbox.entries(),
  }))

async function timelySubmissions(count: number): Promise<Submission[]> {
  const token = await withStoreOf(directory.environment, tokenOfPerson)
  return Array.from({ length: count }, () => aSubmission({ token }))
}

describe('a server that is told to stop', () => {
  test('has stored what it answered with 201, and refuses the rest', async () => {
    const submissions = await timelySubmissions(100)
    const server = await start()
    const answers = submissions.map((submission) =>
      server.post(submission).then(
        ({ status }) => status,
        () => 'refused',
      ),
    )
    await server.event('inquiry.stored')
    expect(await server.end('SIGTERM')).toBe(0)

    const statuses = await Promise.all(answers)
    for (const status of statuses) expect([201, 503, 'refused']).toContain(status)
    const confirmed = submissions.filter((_, index) => statuses[index] === 201)
    const ids = (await stored()).inquiries.map(({ id }) => id)
    expect(ids.toSorted()).toEqual(confirmed.map(({ key }) => key).toSorted())
  })

  test.each([['SIGTERM'], ['SIGINT', 'SIGINT']] as const)(
    'finishes the mail in hand (%s %s)',
    async (signal, again?: NodeJS.Signals) => {
      const { smtp, server, answer } = await startWithMailInHand()
      const ended = server.end(signal)
      await server.event('server.stopping')
      if (again) server.process.kill(again)
      // It has seen the signal when it has answered what came later.
      await fetch(`${server.url}/livez`).catch(() => {})
      answer()
      expect(await ended).toBe(0)
      await smtp.stop()
      expect((await stored()).mails).toMatchObject([{ state: 'sent' }])
    },
  )
})

test.each(['SIGTERM', 'SIGINT'] as const)('repeated %s ends it at once', async (signal) => {
  const { smtp, server, answer } = await startWithMailInHand()
  const ended = server.end(signal)
  await server.event('server.stopping')
  const again = setInterval(() => server.process.kill(signal), 50)
  expect(await ended).toBe(1)
  clearInterval(again)
  expect(server.lines.at(-1)).toContain('server.stoppedAtOnce')
  answer()
  await smtp.stop()
})

test('a server that npm has started ends when npm is told to stop', async ({ onTestFinished }) => {
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    env: { PATH: process.env.PATH, ...directory.environment },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => {
    try {
      // What npm has left behind is in its process group.
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL')
    } catch {
      // It has ended, as it should.
    }
  })
  const lines: string[] = []
  for await (const line of createInterface(npm.stdout)) {
    lines.push(line)
    if (line.includes('server.ready')) npm.kill('SIGTERM')
  }
  expect(lines.at(-1)).toContain('server.stopped')
})

test('a server whose stdout is closed goes on', async () => {
  const server = await start()
  server.process.stdout?.destroy()
  for (const submission of await timelySubmissions(3)) {
    expect((await server.post(submission)).status).toBe(201)
  }
  expect(await server.end('SIGTERM')).toBe(0)
})

test('an aborted upload is not logged as an error', async () => {
  const server = await start()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write(
    'POST /api/inquiries HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"key":',
    () => socket.destroy(),
  )
  await server.event('request.aborted')
  await server.end('SIGTERM')
  expect(server.lines.join()).not.toContain('request.failed')
})

describe('a server that cannot start', () => {
  const failedStart = async (environment: Record<string, string>) => {
    const child = spawnServer({ ...directory.environment, ...environment })
    const [stderr, log] = await Promise.all([text(child.stderr), text(child.stdout)])
    if (child.exitCode === null) await once(child, 'exit')
    return { code: child.exitCode, stderr, log }
  }

  test('because its port is taken says so, and touches no mail that is waiting', async () => {
    const running = await start()
    const [submission = aSubmission()] = await timelySubmissions(1)
    expect((await running.post(submission)).status).toBe(201)
    const { mails } = await stored()
    expect(mails).toMatchObject([{ inquiryId: submission.key }])

    const smtp = await startSmtp({ current: 'accept' })
    const { port } = new URL(running.url)
    const mail = { SMTP_URL: smtp.url, MAIL_TO: 'hello@duet.example' }
    const { code, stderr, log } = await failedStart({ PORT: port, ...mail })
    expect(code).toBe(1)
    expect(stderr).toContain(`PORT: ${port} is in use; stop the other program, or set another port`)
    expect(log).toContain('EADDRINUSE')
    await smtp.stop()
    expect(smtp.mails).toEqual([])
    expect((await stored()).mails).toEqual(mails)
  })

  test.each<[string, Record<string, string>, string]>([
    ['of a bad setting', { PORT: 'eighty' }, 'PORT: expected a whole number from 0 to 65535'],
    [
      'the site is not built',
      { SITE_DIR: './nowhere' },
      'No built site in ./nowhere: run "npm run',
    ],
    ['its data directory is a file', { DATA_DIR: 'package.json' }, 'would not be in a directory'],
    [
      'no PostgreSQL answers',
      { DATABASE_URL: 'postgres://duet:secret@127.0.0.1:1/duet' },
      'DATABASE_URL: nothing answers at 127.0.0.1:1; start PostgreSQL',
    ],
  ])('because %s says so, without a password', async (_why, environment, message) => {
    const { code, stderr, log } = await failedStart(environment)
    expect(code).toBe(1)
    expect(stderr).toContain(message)
    expect(stderr + log).not.toContain('secret')
  })

  test('because its data are no database says so', async () => {
    const { DATA_DIR } = directory.environment
    await mkdir(DATA_DIR)
    await writeFile(join(DATA_DIR, 'inquiries.sqlite'), 'x'.repeat(10_000))
    const { code, stderr } = await failedStart({})
    expect(code).toBe(1)
    expect(stderr).toContain(`DATA_DIR: ${DATA_DIR}/inquiries.sqlite is no database, or a damaged`)
  })

  test.skipIf(process.platform !== 'linux')(
    'because its data directory cannot be made says so',
    async () => {
      const { code, stderr } = await failedStart({ DATA_DIR: '/proc/duet/data' })
      expect(code).toBe(1)
      expect(stderr).toContain('DATA_DIR: /proc/duet/data/inquiries.sqlite cannot be opened')
    },
  )
})
