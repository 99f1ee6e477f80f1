import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Carry } from '../harness/tcp-proxy.ts'

/** What lies between a visitor and the server. */
export interface Line {
  roundTripMs: number
  bytesPerSecond: number
}

/** How long bytes queue before the line reads on: what is asked for later can overtake the rest. */
const QUEUE_MS = 20
const PACKET_BYTES = 1460

/** Connections share the rate of a line, and each takes a round trip to be established. */
export function carryOver({ roundTripMs, bytesPerSecond }: Line): Carry {
  function direction() {
    let freeAt = 0
    return async (from: Socket, to: Socket) => {
      let delivered = Promise.resolve()
      for await (const chunk of from) {
        for (let start = 0; start < chunk.length; start += PACKET_BYTES) {
          const packet = chunk.subarray(start, start + PACKET_BYTES)
          const now = performance.now()
          freeAt = Math.max(now, freeAt) + (packet.length / bytesPerSecond) * 1000
          const arrivesAt = freeAt + roundTripMs / 2
          delivered = delivered.then(async () => {
            const left = arrivesAt - performance.now()
            if (left > 1) await sleep(left)
            to.write(packet)
          })
          if (freeAt - now > QUEUE_MS) await sleep(freeAt - now - QUEUE_MS)
        }
      }
      await delivered
      to.end()
    }
  }
  const [up, down] = [direction(), direction()]

  return async (near, far) => {
    await sleep(roundTripMs)
    const end = () => [near, far].map((socket) => socket.destroy())
    up(near, far).catch(end)
    down(far, near).catch(end)
  }
}
