import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { aSubmission, VALID_TEXTS } from '../../../scripts/harness/submission.ts'
import { TracesRemain } from '../../../src/server/store/engine.ts'
import type { Store } from '../../../src/server/store/open.ts'
import type { StoredInquiry } from '../../../src/server/store/store.ts'

const LOOPS = 16
const SLOW_CONNECTIONS = 16
const PAUSE_MS = 5

/** Eight megabytes: the disk has 64, and a table is copied when it is rewritten. */
const ROWS = 500
const MESSAGE_BYTES = 8000

/** One client whose requests cost most and are refused, on many connections at once. */
export function costlyClient(url: string) {
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const tabs = '\t'.repeat(3998)
  const requests: readonly [string, RequestInit][] = [
    ['/nothing/here', { headers: { accept: 'text/html', 'accept-language': 'pl,'.repeat(2000) } }],
    [
      '/api/inquiries',
      {
        method: 'POST',
        headers: json,
        body: JSON.stringify(aSubmission({ email: '', message: tabs })),
      },
    ],
    ['/api/inquiries', { method: 'POST', headers: form, body: `message=${'%D0%B6'.repeat(4000)}` }],
    ['/api/inquiries', { method: 'POST', headers: json, body: '['.repeat(16_000) }],
  ]
  const { hostname, port } = new URL(url)
  let stopping = new AbortController()
  let sockets: Socket[] = []
  let loops: Promise<void>[] = []

  async function loop(first: number): Promise<void> {
    const { signal } = stopping
    for (let index = first; !signal.aborted; index += 1) {
      const [path, init] = requests[index % requests.length] ?? ['/', {}]
      await fetch(url + path, { ...init, signal })
        .then((response) => response.arrayBuffer())
        .catch(() => {})
      await sleep(PAUSE_MS)
    }
  }

  return {
    start() {
      stopping = new AbortController()
      sockets = Array.from({ length: SLOW_CONNECTIONS }, () => {
        const socket = connect(Number(port), hostname).on('error', () => {})
        socket.write('POST /api/inquiries HTTP/1.1\r\nHost: duet.example\r\nContent-Len')
        return socket
      })
      loops = Array.from({ length: LOOPS }, (_, index) => loop(index))
    },
    async stop() {
      stopping.abort()
      for (const socket of sockets) socket.destroy()
      await Promise.all(loops)
    },
  }
}

type WithStore = <Result>(use: (store: Store) => Promise<Result>) => Promise<Result>

/** Spam, which the agency then erases from the command line. */
export function bigTable(withStore: WithStore) {
  const rows: StoredInquiry[] = Array.from({ length: ROWS }, () => ({
    id: crypto.randomUUID(),
    receivedAt: Date.now(),
    type: 'brand',
    language: 'en',
    ...VALID_TEXTS,
    message: randomBytes(MESSAGE_BYTES).toString('hex'),
    event: null,
    flags: ['honeypot'],
  }))
  return {
    async fill() {
      await withStore(async ({ inquiries }) => {
        for (const row of rows) await inquiries.accept(row)
      })
    },
    /** Erases what `fill` has stored, traces included. */
    async erase() {
      await withStore(async ({ inquiries }) => {
        const finish = (error: unknown): Promise<unknown> => {
          if (!(error instanceof TracesRemain)) throw error
          return inquiries.scrub().catch(finish)
        }
        await inquiries.erase(rows.map(({ id }) => id)).catch(finish)
      })
    },
  }
}
