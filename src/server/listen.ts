import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import closeWithGrace from 'close-with-grace'
import type { Hono } from 'hono'
import type { Log } from './log.ts'

/** Requests and mail in hand get this long; what is stored is safe either way. */
const SHUTDOWN_TIMEOUT_MS = 15_000

export interface Timeouts {
  /** For a whole request to arrive */
  requestMs: number
  /** For a connection on which nothing moves: no request begun, or a response that nobody reads */
  stallMs: number
  /** For the next request on a connection. Proxies that keep theirs shorter never meet a closed one. */
  keepAliveMs: number
  /** After the signal to stop, for a request that has not arrived whole */
  lastRequestMs: number
}

/** nginx keeps its connections for 60 seconds, Caddy for two minutes. */
const TIMEOUTS: Timeouts = {
  requestMs: 30_000,
  stallMs: 30_000,
  keepAliveMs: 125_000,
  lastRequestMs: 5000,
}

export interface HttpServer {
  port: number
  /** Takes no more connections; resolves when what had arrived whole is answered. */
  close(): Promise<void>
}

/** Who answers requests. */
export interface Handlers {
  /** Answers every request */
  fetch: Hono['fetch']
  /** Is asked first; says whether it has answered */
  serveFromMemory?: (...exchange: Parameters<RequestListener>) => boolean
}

/** Serves an app; rejects when the port is taken. */
export async function listen(
  { fetch, serveFromMemory }: Handlers,
  { host, port }: { host: string | undefined; port: number },
  timeouts = TIMEOUTS,
): Promise<HttpServer> {
  // The probes of load balancers speak HTTP/1.0, which knows no Host.
  const answer = getRequestListener(fetch, { hostname: 'localhost' })
  const server = createServer(
    {
      requestTimeout: timeouts.requestMs,
      headersTimeout: timeouts.requestMs,
      keepAliveTimeout: timeouts.keepAliveMs,
    },
    (request, response) => serveFromMemory?.(request, response) || answer(request, response),
  )
  server.setTimeout(timeouts.stallMs)
  const connections = trackConnections(server)

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
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

/** What every connection is doing. Node's own list does not know those that never sent a byte. */
function trackConnections(server: Server) {
  const answering = new Map<Socket, ServerResponse | null>()
  let isFinishing = false

  server.on('connection', (socket) => {
    answering.set(socket, null)
    socket.once('close', () => answering.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    response.shouldKeepAlive &&= !isFinishing
    answering.set(socket, response)
    response.once('close', () => {
      if (answering.get(socket) === response) answering.set(socket, null)
    })
  })

  return {
    /** Every connection ends with the response that is on its way. */
    finish() {
      isFinishing = true
      for (const response of answering.values()) if (response) response.shouldKeepAlive = false
    },
    cutUnfinishedRequests() {
      for (const [socket, response] of answering) if (!response?.req.complete) socket.destroy()
    },
  }
}

/** What runs beside the HTTP server and stops after it. */
interface Backend {
  drain(): void
  stop(): Promise<void>
}

/**
 * On a signal: no new inquiries or mails, requests in hand are answered, mails in hand are
 * finished, then the store is closed. An error that nobody has caught ends the server the same way.
 */
export function stopOnSignal(server: HttpServer, service: Backend, log: Log): void {
  let isStopping = false
  const { close } = closeWithGrace(
    {
      delay: SHUTDOWN_TIMEOUT_MS,
      // SIGUSR2 does not ask a process to end.
      skip: ['SIGINT', 'SIGUSR2'],
      logger: { error: (error) => log.error('server.stopFailed', error) },
      onTimeout: () => log.warn('server.stoppedLate'),
      onSecondSignal: (signal) => log.warn('server.stoppedAtOnce', { signal }),
      onSecondError: (error) => log.error('server.failed', error),
    },
    async ({ err }) => {
      isStopping = true
      if (err) log.error('server.failed', err)
      log.info('server.stopping')
      service.drain()
      await server.close()
      await service.stop()
      log.info('server.stopped')
    },
  )
  // npm passes on the SIGINT that the terminal has sent to the whole group: it comes twice.
  process.on('SIGINT', () => {
    if (!isStopping) close()
  })
}
