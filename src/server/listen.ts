import type { Server } from 'node:net'
import type { ServerType } from '@hono/node-server'
import type { Log } from './log.ts'
import type { Service } from './service.ts'

/** Requests and mail in hand get this long; what is stored is safe either way. */
const STOP_WITHIN_MS = 15_000
const REQUEST_TIMEOUT_MS = 30_000

/** Listens, and gives the port; rejects when it is taken. */
export function listen(
  server: ServerType,
  { host, port }: { host: string | undefined; port: number },
): Promise<number> {
  if ('requestTimeout' in server) server.requestTimeout = REQUEST_TIMEOUT_MS
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, host }, () => resolve(portOf(server)))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** On SIGTERM or SIGINT: no new inquiries, those in hand are answered, then mail, then the store. */
export function stopOnSignal(server: ServerType, service: Service, log: Log): void {
  let isStopping = false

  async function stop(): Promise<void> {
    if (isStopping) return
    isStopping = true
    log.info('server.stopping')
    setTimeout(() => {
      log.warn('server.stoppedLate')
      process.exit(1)
    }, STOP_WITHIN_MS).unref()

    service.drain()
    await new Promise((resolve) => server.close(resolve))
    await service.stop()
    log.info('server.stopped')
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        log.error('server.stopFailed', error)
        process.exit(1)
      })
    })
  }
}
