import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import closeWithGrace from 'close-with-grace'
import type { Hono } from 'hono'
import { codeOf } from './error-text.ts'
import type { Log } from './log.ts'

/** How long pending requests and mails may take to finish; stored inquiries are safe either way. */
const SHUTDOWN_TIMEOUT_MS = 15_000

const TIMEOUTS = {
  /** How long a request may take to arrive completely */
  requestMs: 30_000,
  /** How long a connection may be idle: it begins no request, or does not read its response */
  stallMs: 30_000,
  /** Proxies (nginx 60 seconds, Caddy 120) close their connections earlier, so none reuses a closed one. */
  keepAliveMs: 125_000,
  /** How long a request may still arrive after the signal to stop */
  lastRequestMs: 5000,
}

export interface HttpServer {
  port: number
  /** Accepts no more connections; resolves when every complete request has its response. */
  close(): Promise<void>
}

/** Serves an app; rejects when the port is taken. */
export async function listen(
  { fetch }: Pick<Hono, 'fetch'>,
  { host, port }: { host: string | undefined; port: number },
  timeouts = TIMEOUTS,
): Promise<HttpServer> {
  // Load balancers probe with HTTP/1.0, which has no Host header.
  const handleRequest = getRequestListener(fetch, { hostname: 'localhost' })
  const server = createServer(
    {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
      // How late a request that arrives byte by byte may be noticed
      connectionsCheckingInterval: timeouts.requestMs / 30,
    },
    (request, response) => {
      if (hasSeveralHosts(request)) response.writeHead(400, { connection: 'close' }).end()
      else handleRequest(request, response)
    },
  )
  server.setTimeout(timeouts.stallMs)
  const connections = trackConnections(server)

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(cannotListen(error, { host, port })))
    server.listen({ port, host }, resolve)
  })
  const address = server.address()

  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      connections.finish()
      const timer = setTimeout(connections.cutUnfinishedRequests, timeouts.lastRequestMs)
      await closed
      clearTimeout(timer)
    },
  }
}

/** The setting that the machine refuses, and what to do. */
function cannotListen(cause: Error, { host, port }: { host: string | undefined; port: number }) {
  const faults = new Map([
    ['EADDRINUSE', `PORT: ${port} is in use; stop the other program, or set another port`],
    ['EACCES', `PORT: this user may not listen on ${port}; set one from 1024 on`],
  ])
  const other = `HOST: cannot listen on ${host ?? 'this machine'}; set an address that it has`
  return new Error(faults.get(codeOf(cause)) ?? other, { cause })
}

/** RFC 9112 §3.2 refuses such a request: proxies and server could each take another Host. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && HOST.test(text)).length > 1

const HOST = /^host$/i

/** Tracks every connection: Node's own list lacks those that have not sent a byte yet. */
function trackConnections(server: Server) {
  /** The pending responses, several where a client does not wait for one before it asks again */
  const connections = new Map<Socket, Set<ServerResponse>>()
  let isFinishing = false

  server.on('connection', (socket) => {
    connections.set(socket, new Set())
    socket.once('close', () => connections.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    response.shouldKeepAlive &&= !isFinishing
    connections.get(socket)?.add(response)
    response.once('close', () => connections.get(socket)?.delete(response))
  })

  return {
    /** Closes every connection after its last pending response. */
    finish() {
      isFinishing = true
      for (const responses of connections.values()) {
        const last = [...responses].at(-1)
        if (last) last.shouldKeepAlive = false
      }
    },
    cutUnfinishedRequests() {
      for (const [socket, responses] of connections) {
        const lastComplete = [...responses].findLast(({ req }) => req.complete)
        if (lastComplete) lastComplete.shouldKeepAlive = false
        else socket.destroy()
      }
    },
  }
}

/** What runs beside the HTTP server and stops after it. */
interface Backend {
  drain(): void
  stop(): Promise<void>
}

/**
 * On a signal: no new inquiries or mails, pending requests are answered, pending mails are
 * finished, then the store is closed. An uncaught error ends the server the same way.
 */
export function stopOnSignal(server: HttpServer, service: Backend, log: Log): void {
  closeWithGrace(
    {
      delay: SHUTDOWN_TIMEOUT_MS,
      // SIGUSR2 is no request to end.
      skip: ['SIGINT', 'SIGUSR2'],
      logger: { error: (error) => log.error('server.stopFailed', error) },
      onTimeout: () => log.warn('server.stoppedLate'),
      onSecondSignal: (signal) => log.warn('server.stoppedAtOnce', { signal }),
      onSecondError: (error) => log.error('server.failed', error),
    },
    async ({ err }) => {
      if (err) log.error('server.failed', err)
      log.info('server.stopping')
      service.drain()
      await server.close()
      await service.stop()
      log.info('server.stopped')
    },
  )
  // npm forwards the SIGINT that the terminal sent to the whole process group: it arrives twice.
  let interrupts = 0
  process.on('SIGINT', () => {
    interrupts += 1
    if (interrupts !== 2) process.kill(process.pid, 'SIGTERM')
  })
}
