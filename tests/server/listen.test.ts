import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import { type HttpServer, listen } from '../../src/server/listen.ts'

const LONG_TIMEOUTS = {
  requestMs: 60_000,
  stallMs: 60_000,
  keepAliveMs: 60_000,
  lastRequestMs: 60_000,
}

let server: HttpServer

/** Answers `/` at once, `/slow` when it is told to, `/endless` for ever, a post with its size. */
async function start(timeouts: Partial<typeof LONG_TIMEOUTS>) {
  const asked = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  const abandoned = Promise.withResolvers<void>()
  const endless = () =>
    new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => abandoned.resolve(),
    })
  const app = new Hono()
    .get('/', (context) => context.text('here'))
    .get('/slow', async (context) => {
      asked.resolve()
      await answer.promise
      return context.text('at last')
    })
    .get('/endless', () => new Response(endless()))
    .post('/', async (context) => context.text(String((await context.req.text()).length)))
  server = await listen(app, { host: '127.0.0.1', port: 0 }, { ...LONG_TIMEOUTS, ...timeouts })
  return { asked: asked.promise, answer: answer.resolve, abandoned: abandoned.promise }
}

async function open(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const send = async (lines: string) => {
  const socket = await open()
  socket.write(lines)
  return text(socket)
}

afterEach(() => server.close())

test('a probe that speaks HTTP/1.0, without a Host, is answered', async () => {
  await start({})
  expect(await send('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 [\s\S]*here$/)
})

test('a request for two hosts is refused', async () => {
  await start({})
  const hosts = 'Host: duet.example\r\nhost: evil.example\r\n'
  expect(await send(`GET / HTTP/1.1\r\n${hosts}\r\n`)).toMatch(/^HTTP\/1\.1 400 /)
})

test('a request that arrives byte by byte is aborted in time', { timeout: 10_000 }, async () => {
  await start({ requestMs: 300 })
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX: ')
  const drip = setInterval(() => socket.write('x'), 50)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  // By a reset, if one more byte has arrived after the response
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(drip)
  expect(received).toMatch(/^HTTP\/1\.1 408 /)
})

test('a response that is not read is aborted', async () => {
  const { abandoned } = await start({ stallMs: 200 })
  const socket = await open()
  socket.pause()
  socket.write('GET /endless HTTP/1.1\r\nHost: x\r\n\r\n')
  await abandoned
  socket.destroy()
})

test('a connection that sends nothing is closed', async () => {
  await start({ stallMs: 200 })
  const socket = await open()
  await once(socket.resume(), 'close')
})

test('a connection is kept for the next request longer than a stalled one', async () => {
  await start({ stallMs: 200 })
  const response = await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(response).not.toContain('Keep-Alive')
  const socket = await open()
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  const [head] = await once(socket, 'data')
  expect(String(head)).toContain('Keep-Alive: timeout=60')
  socket.destroy()
})

describe('a server that stops', () => {
  test.each([
    ['has sent nothing, as a browser that connects in advance', ''],
    ['has sent half a request', 'GET / HTTP/1.1\r\nHo'],
    ['has sent half a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
  ])('does not wait for a connection that %s', async (_case, sent) => {
    await start({ lastRequestMs: 100 })
    const socket = await open()
    if (sent) socket.write(sent)
    // The server has seen it when it has answered one that came later.
    await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    await server.close()
    await once(socket.resume(), 'close')
  })

  test.each([
    ['nothing', ''],
    ['half a request', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf'],
  ])(
    'answers the pending request, and closes its connection, on which %s follows',
    async (_, sent) => {
      const { asked, answer } = await start({ lastRequestMs: 50 })
      const socket = await open()
      socket.write(`GET /slow HTTP/1.1\r\nHost: x\r\n\r\n${sent}`)
      await asked
      const silent = await open()
      const closed = server.close()
      await once(silent.resume(), 'close')
      answer()
      expect(await text(socket)).toMatch(/Connection: close[\s\S]*at last$/i)
      await closed
    },
  )
})

test('an uncaught error shuts the server down gracefully, and its message is not logged', async () => {
  const script = `
    import { Hono } from 'hono'
    import { listen, stopOnSignal } from './src/server/listen.ts'
    import { logToStdout } from './src/server/log.ts'
    const server = await listen(new Hono(), { host: '127.0.0.1', port: 0 })
    stopOnSignal(server, { drain() {}, async stop() {} }, logToStdout())
    setTimeout(() => { throw new Error('what Anna wrote') })
  `
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const [log, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(1)
  expect(log).toMatch(/server\.failed[\s\S]*server\.stopped/)
  expect(log + stderr).not.toContain('Anna')
})
