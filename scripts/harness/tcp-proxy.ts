import { once } from 'node:events'
import {
  type AddressInfo,
  connect,
  createServer,
  type ListenOptions,
  type NetConnectOpts,
  type Socket,
} from 'node:net'

/** Carries the bytes of a connection both ways. */
export type Carry = (near: Socket, far: Socket) => void

const atOnce: Carry = (near, far) => {
  near.pipe(far).pipe(near)
  near.on('close', () => far.destroy())
  far.on('close', () => near.destroy())
}

/** Forwards connections to a port of a host, or the path of a Unix socket, until told to hang. */
export async function startTcpProxy(
  listenOn: ListenOptions,
  target: NetConnectOpts,
  carry: Carry = atOnce,
) {
  const sockets = new Set<Socket>()
  let isHanging = false

  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  }

  const server = createServer({ noDelay: true }, (near) => {
    track(near)
    proxy.connections += 1
    if (isHanging) return
    const far = connect(proxy.target)
    track(far)
    carry(near, far)
  })
  server.listen(listenOn)
  await once(server, 'listening')

  const proxy = {
    /** Its port; 0 for a Unix socket */
    port: (server.address() as AddressInfo).port ?? 0,
    /** The target of new connections; open ones keep theirs */
    target,
    /** The number of connections so far */
    connections: 0,
    /** Drops everything silently in both directions, like a pulled cable */
    hang() {
      isHanging = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    /** Forwards again; connections that hung stay silent for ever */
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
