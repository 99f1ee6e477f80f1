import { once } from 'node:events'
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
  type NetConnectOpts,
  type Socket,
} from 'node:net'

/** The address of a connection: a port of a host, or the path of a Unix socket. */
type Address = NetConnectOpts

export interface TcpProxy {
  /** Its port; 0 for a Unix socket */
  port: number
  /** The target of new connections; open ones keep theirs */
  target: Address
  /** The number of connections so far */
  connections: number
  /** Drops everything silently in both directions, like a pulled cable */
  hang(): void
  /** Forwards again; connections that hung stay silent for ever */
  heal(): void
  stop(): Promise<void>
}

/** Forwards connections, until told to hang. */
export async function startTcpProxy(listenOn: ListenOptions, target: Address): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let isHanging = false

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }

  const server = createServer((near) => {
    track(near)
    proxy.connections += 1
    if (isHanging) return
    const far = connect(proxy.target)
    track(far)
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  server.listen(listenOn)
  await once(server, 'listening')

  const proxy: TcpProxy = {
    port: (server.address() as AddressInfo).port ?? 0,
    target,
    connections: 0,
    hang() {
      isHanging = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    heal() {
      isHanging = false
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return proxy
}
