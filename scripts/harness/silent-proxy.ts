import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface SilentProxy {
  port: number
  /** From now on nothing passes on the connections there are, and none of them ends. */
  silence(): void
  stop(): Promise<void>
}

/** A TCP proxy before a Unix socket, which can fall silent as a network does: without a reset. */
export async function startSilentProxy(socketPath: string): Promise<SilentProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((visitor) => {
    const target = connect(socketPath)
    visitor.pipe(target).pipe(visitor)
    for (const socket of [visitor, target]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
